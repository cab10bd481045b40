import type { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import type { Answer } from '@adunni/contracts/endpoint';
import { naira } from '../../../../kit/money/naira.ts';
import { Figure, Figures } from '../../../dashboard/public/figure.tsx';
import { beforeLabel, changeOf, pointsOf } from '../../../dashboard/public/period/labels.ts';
import { commissionsWithin, costShare, percentLabel, shareOf } from './figure-words.ts';

const COUNT = new Intl.NumberFormat('en-GB');
const wholeNaira = (amount: number): string => naira(Math.round(amount));

type Props = Pick<Answer<typeof getProgrammeFigures>, 'period' | 'together' | 'before' | 'all'>;

/** What all partners did together, against the period before and against all orders. */
export function ProgrammeFigures({ period, together, before, all }: Props) {
  const common = { to: commissionsWithin(period.now), than: beforeLabel(period) };
  const both = (of: (sums: typeof together) => number) => ({ now: of(together), before: of(before) });
  const shares = { now: costShare(together), before: costShare(before) };
  const ofAll = (part: number, whole: number): string => `${percentLabel(shareOf(part, whole))} of all orders`;
  return (
    <Figures>
      <Figure
        {...common}
        label="Revenue"
        value={wholeNaira(together.revenue)}
        change={changeOf(both(({ revenue }) => revenue))}
        before={wholeNaira(before.revenue)}
      >
        {ofAll(together.revenue, all.revenue)}
      </Figure>
      <Figure
        {...common}
        label="Orders"
        value={COUNT.format(together.orders)}
        change={changeOf(both(({ orders }) => orders))}
        before={COUNT.format(before.orders)}
      >
        {ofAll(together.orders, all.orders)}
      </Figure>
      <Figure
        {...common}
        label="Commission"
        value={wholeNaira(together.cost)}
        change={changeOf(both(({ cost }) => cost))}
        before={wholeNaira(before.cost)}
        isBurden
      />
      <Figure
        {...common}
        label="Effective rate"
        value={percentLabel(shares.now)}
        change={pointsOf(shares)}
        before={percentLabel(shares.before)}
        isBurden
      >
        Commission as a share of revenue
      </Figure>
      <Figure
        {...common}
        label="New customers"
        value={COUNT.format(together.newCustomers)}
        change={changeOf(both(({ newCustomers }) => newCustomers))}
        before={COUNT.format(before.newCustomers)}
      >
        {`${percentLabel(shareOf(together.newCustomers, all.newCustomers))} of all new customers`}
      </Figure>
      <Figure
        {...common}
        label="Refunded"
        value={percentLabel(together.returnedPercent)}
        change={pointsOf(both(({ returnedPercent }) => returnedPercent))}
        before={percentLabel(before.returnedPercent)}
        isBurden
      >
        {`${percentLabel(all.returnedPercent)} of all orders`}
      </Figure>
    </Figures>
  );
}
