import type { ShippingEstimate } from '@adunni/contracts/help/shipping';
import { countOf } from '../../../kit/count-of.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import tables from '../guides/plain-table.module.css';
import { DELIVERY_NAMES } from './delivery-names.ts';

interface Props {
  within: ShippingEstimate;
  abroad: ShippingEstimate;
  /** Null where every order within Nigeria is delivered for nothing. */
  freeFrom: number | null;
}

/** Every zone with what each kind of delivery costs and takes, by the rule of the checkout. */
export function ZoneTable({ within, abroad, freeFrom }: Props) {
  const zones = [
    { name: 'Nigeria: all 36 states and the FCT', options: within.options, isHome: true },
    { name: 'Outside Nigeria', options: abroad.options, isHome: false },
  ];
  return (
    <ScrollRegion label="Zones and prices as a table">
      <table className={tables.table}>
        <thead>
          <tr>
            {['Zone', 'Delivery', 'Cost', 'Takes up to'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {zones.map(({ name, options, isHome }) => (
          <tbody key={name}>
            {options.map(({ option, cost, days }, index) => (
              <tr key={option}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={options.length}>
                    {name}
                  </th>
                )}
                <td>{DELIVERY_NAMES[option]}</td>
                <td>
                  {cost === 0 ? 'Free' : <Money amount={cost} />}
                  {isHome && option === 'standard' && freeFrom !== null && cost > 0 && (
                    <>
                      , free from <Money amount={freeFrom} />
                    </>
                  )}
                </td>
                <td>{option === 'pickup' ? 'Once it is ready' : countOf(days, 'day')}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
