import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import { Money } from '../../../kit/money/currency-context.tsx';
import { FITTING_OPENS, fittingPlaces, leastPrice, placesText, useMeasuring } from './measuring.ts';

/** The visits at which a maker of something made to measure measures its customer and fits it: where, and what they cost. */
export function MeasuringOffer({ maker, className }: { maker: { slug: string; name: string }; className?: string }) {
  const found = useMeasuring(maker.slug);
  if (!found) return <div className={className} />;
  const visits = [
    {
      name: VISIT_NAMES.measuring,
      services: found.measuring,
      terms: `${placesText(found.measuring)}, once you have paid`,
    },
    { name: VISIT_NAMES.fitting, services: found.fitting, terms: `${fittingPlaces(found.fitting)}, ${FITTING_OPENS}` },
  ].flatMap(({ services, ...visit }) => {
    const price = leastPrice(services);
    return price === null ? [] : [{ ...visit, price }];
  });
  return (
    <div className={className}>
      {found.measuring.length === 0 && <p>{maker.name} offers no measuring visits: the wearer is measured at home.</p>}
      {visits.length > 0 && (
        <>
          <p>Visits with {maker.name}, booked from your order</p>
          <dl>
            {visits.map(({ name, price, terms }) => (
              <div key={name}>
                <dt>
                  {name} <span>{terms}</span>
                </dt>
                <dd>
                  from <Money amount={price} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
