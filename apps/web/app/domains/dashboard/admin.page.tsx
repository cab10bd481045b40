import { getAttention, getTrade, type TradePoint } from '@adunni/contracts/dashboard/dashboard';
import { STAFF_ROLES } from '@adunni/contracts/roles';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Section } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { workMoment } from '../availability/public/clocks/own-moment.ts';
import classes from './dashboard.module.css';
import { spanLabel } from './public/period/labels.ts';
import { periodIn, readOrReset } from './public/period/looked-at.ts';
import { PeriodSwitch } from './public/period/period-switch.tsx';
import { TradeFigures } from './trade-figures.tsx';
import type { Share } from './trend/numbers.tsx';
import { Trend } from './trend/trend.tsx';
import { Stages } from './waiting/stages.tsx';
import { WaitingList } from './waiting/waiting.tsx';

export const meta = () => privateMeta('Dashboard');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { firstName } = requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  const [trade, attention] = await Promise.all([
    readOrReset(request, callApi(getTrade, { query })),
    callApi(getAttention),
  ]);
  return { firstName, chosen: query.period, trade, attention };
}

export default function AdminDashboardPage() {
  const { firstName, chosen, trade, attention } = useLoaderData<typeof clientLoader>();
  const { period, figures, points } = trade;
  const isBusy = useNavigation().state === 'loading';
  const hasTraded = points.some(({ amount, amountBefore, orders }) => amount || amountBefore || orders);
  return (
    <main>
      <PageHead title={`Welcome, ${firstName}`} lead="Store performance and open tasks." />
      <section className={classes.part} data-busy={isBusy || undefined} aria-labelledby="trade">
        <div className={classes.head}>
          <div>
            <h2 id="trade">Sales</h2>
            <p className={classes.days} role="status">
              {spanLabel(period.now)}
            </p>
          </div>
          <PeriodSwitch chosen={chosen} period={period} />
        </div>
        <TradeFigures figures={figures} period={period} />
      </section>
      {hasTraded ? (
        <Trend name="Revenue" period={period} points={points} shares={SHARES} />
      ) : (
        <Section title="Revenue over time">
          <p className={classes.empty}>No sales in this period or the previous one.</p>
        </Section>
      )}
      <div className={classes.beside}>
        <Section title="Needs attention">
          <WaitingList items={waitingIn(attention)} />
        </Section>
        <Section title="Open orders">
          {attention.stages.length > 0 ? (
            <Stages stages={attention.stages} />
          ) : (
            <p className={classes.empty}>No open orders.</p>
          )}
        </Section>
      </div>
    </main>
  );
}

/** Where the revenue came from, each less what went back of it, and how much that was. */
const SHARES: readonly Share<TradePoint>[] = [
  { heading: 'From orders', of: ({ amount, booked, subscribed }) => amount - booked - subscribed },
  { heading: 'From bookings', of: ({ booked }) => booked },
  { heading: 'From subscriptions', of: ({ subscribed }) => subscribed },
  { heading: 'Refunds', of: ({ refunded }) => refunded },
];

type Attention = ReturnType<typeof useLoaderData<typeof clientLoader>>['attention'];

function waitingIn(attention: Attention) {
  const {
    late,
    balanceOverdue,
    dueThisWeek,
    awaiting,
    firstAnswerBy,
    unread,
    lowStock,
    makersWaiting,
    reviewsReported,
    bookingsReported,
  } = attention;
  return [
    { count: late, one: 'late order', many: 'late orders', to: '../orders?timing=late', isUrgent: true },
    {
      count: balanceOverdue,
      one: 'order has an overdue balance',
      many: 'orders have an overdue balance',
      to: '../orders?balance=overdue',
    },
    {
      count: dueThisWeek,
      one: 'order due within 7 days',
      many: 'orders due within 7 days',
      to: '../orders?timing=this-week',
    },
    {
      count: awaiting,
      one: 'order awaiting the maker’s response',
      many: 'orders awaiting the maker’s response',
      to: '../orders?awaiting=yes',
      more: firstAnswerBy && `First due ${workMoment(firstAnswerBy)}`,
    },
    {
      count: unread,
      one: 'order with unread messages',
      many: 'orders with unread messages',
      to: '../orders?unread=yes',
    },
    {
      count: makersWaiting,
      one: 'workshop awaiting verification',
      many: 'workshops awaiting verification',
      to: '../users/verification',
    },
    {
      count: reviewsReported,
      one: 'reported review awaiting decision',
      many: 'reported reviews awaiting decision',
      to: '../reviews?status=reported',
    },
    {
      count: bookingsReported,
      one: 'reported booking awaiting decision',
      many: 'reported bookings awaiting decision',
      to: '../bookings?reported=yes',
    },
    {
      count: lowStock.rows,
      isCapped: lowStock.isCapped,
      one: 'product low or out of stock',
      many: 'products low or out of stock',
      to: '../products?shelf=short',
    },
  ];
}
