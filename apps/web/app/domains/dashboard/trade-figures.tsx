import type { TradeFigures as FigureData } from '@adunni/contracts/dashboard/dashboard';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { useLocation } from 'react-router';
import { naira } from '../../kit/money/naira.ts';
import { Figure, Figures } from './public/figure.tsx';
import { beforeLabel, changeOf, pointsOf } from './public/period/labels.ts';
import { NUMBERS } from './trend/numbers.tsx';

const COUNT = new Intl.NumberFormat('en-GB');
const orNone = (amount: number | null, words: (amount: number) => string): string =>
  amount === null ? 'None' : words(amount);

const wholeNaira = (amount: number): string => naira(Math.round(amount));

/** What of the revenue came from elsewhere than orders, and what had gone back: `₦9,000 from bookings`. */
function revenueLabel({ refunded, booked, subscribed }: FigureData): string {
  const sources = [
    ['from bookings', booked.now],
    ['from subscriptions', subscribed.now],
    ['refunded', refunded.now],
  ] as const;
  return sources.flatMap(([name, amount]) => (amount === 0 ? [] : `${wholeNaira(amount)} ${name}`)).join(', ');
}

/** What the marketplace sold, each figure leading to the rows that it counts. */
export function TradeFigures({ figures, period }: { figures: FigureData; period: ResolvedPeriod }) {
  const { revenue, orders, averageOrder, conversion, abandoned, customers } = figures;
  const { search } = useLocation();
  const { from, to } = period.now;
  const sold = `../orders?sold=yes&placedFrom=${from}&placedUntil=${to}`;
  const than = beforeLabel(period);
  const percent = (value: number) => `${value}%`;
  return (
    <Figures>
      <Figure
        label="Revenue"
        value={wholeNaira(revenue.now)}
        to={`${search}#${NUMBERS}`}
        change={changeOf(revenue)}
        than={than}
        before={wholeNaira(revenue.before)}
      >
        {revenueLabel(figures)}
      </Figure>
      <Figure
        label="Orders"
        value={COUNT.format(orders.now)}
        to={sold}
        change={changeOf(orders)}
        than={than}
        before={COUNT.format(orders.before)}
      />
      <Figure
        label="Average order"
        value={orNone(averageOrder.now, wholeNaira)}
        to={sold}
        change={changeOf(averageOrder)}
        than={than}
        before={orNone(averageOrder.before, wholeNaira)}
      />
      <Figure
        label="Cart conversion"
        value={orNone(conversion.now, percent)}
        to={`../cart/all?status=abandoned&usedFrom=${from}&usedUntil=${to}`}
        change={pointsOf(conversion)}
        than={than}
        before={orNone(conversion.before, percent)}
      >
        {abandoned.now === 1 ? '1 abandoned cart' : `${COUNT.format(abandoned.now)} abandoned carts`}
      </Figure>
      <Figure
        label="New customers"
        value={COUNT.format(customers.now)}
        to={`../users?role=Customer&from=${from}&to=${to}`}
        change={changeOf(customers)}
        than={than}
        before={COUNT.format(customers.before)}
      />
    </Figures>
  );
}
