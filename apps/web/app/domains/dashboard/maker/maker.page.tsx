import { getMakerTrade, getMakerWork, type IncomePoint } from '@adunni/contracts/dashboard/dashboard';
import { MAKER_ROLES } from '@adunni/contracts/roles';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { followProgress, progressSoFar } from '../../conversations/public/follow-progress.ts';
import classes from '../dashboard.module.css';
import { spanLabel } from '../public/period/labels.ts';
import { periodIn, readOrReset } from '../public/period/looked-at.ts';
import { PeriodSwitch } from '../public/period/period-switch.tsx';
import type { Share } from '../trend/numbers.tsx';
import { Trend } from '../trend/trend.tsx';
import { Stages } from '../waiting/stages.tsx';
import { WaitingList } from '../waiting/waiting.tsx';
import { FirstSteps } from './first-steps.tsx';
import { IncomeFigures, Money } from './income.tsx';
import { toDo } from './to-do.ts';
import { Today } from './today.tsx';
import { TopProducts } from './top-products.tsx';

export const meta = () => privateMeta('Dashboard');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { firstName, role } = requireSession(request, MAKER_ROLES);
  const query = periodIn(request);
  const since = progressSoFar();
  const [trade, work] = await Promise.all([
    readOrReset(request, callApi(getMakerTrade, { query })),
    callApi(getMakerWork),
  ]);
  return { firstName, chosen: query.period, hasProductPages: role === 'Designer', since, trade, work };
}

export default function MakerDashboardPage() {
  const { firstName, chosen, hasProductPages, since, trade, work } = useLoaderData<typeof clientLoader>();
  const { period, figures, points, topProducts } = trade;
  const isBusy = useNavigation().state === 'loading';
  const { revalidate } = useRevalidator();
  // What was read or written may still be on its way to the server when somebody comes here from the conversation.
  useEffect(() => followProgress(() => void revalidate(), since), [revalidate, since]);
  const waiting = toDo(work, hasProductPages);
  const hasEarned = points.some(({ amount, amountBefore }) => amount || amountBefore);
  return (
    <main>
      <PageHead title={`Welcome, ${firstName}`} lead={work.shop?.name} />
      <Today work={work} />
      <FirstSteps shop={work.shop} hasProductPages={hasProductPages} />
      <div className={classes.beside}>
        <Section title="To do">
          {waiting.length > 0 ? (
            <WaitingList items={waiting} />
          ) : (
            <p className={classes.empty}>Nothing to do right now.</p>
          )}
        </Section>
        <Section title="Open orders">
          {work.stages.length > 0 ? <Stages stages={work.stages} /> : <p className={classes.empty}>No open orders.</p>}
        </Section>
      </div>
      <Section title="Balance">
        <Money balance={work.balance} />
      </Section>
      <section className={classes.part} data-busy={isBusy || undefined} aria-labelledby="income">
        <div className={classes.head}>
          <div>
            <h2 id="income">Income</h2>
            <p className={classes.days} role="status">
              {spanLabel(period.now)}, after commission and refunds
            </p>
          </div>
          <PeriodSwitch chosen={chosen} period={period} />
        </div>
        <IncomeFigures figures={figures} period={period} shopId={work.shop?._id} />
      </section>
      {hasEarned ? (
        <Trend name="Income" period={period} points={points} shares={SHARES} />
      ) : (
        <Section title="Income over time">
          <p className={classes.empty}>No income in this period.</p>
        </Section>
      )}
      <Section title="Best sellers">
        <TopProducts products={topProducts} hasPages={hasProductPages} />
      </Section>
    </main>
  );
}

const SHARES: readonly Share<IncomePoint>[] = [
  { heading: 'From orders', of: ({ amount, booked }) => amount - booked },
  { heading: 'From bookings', of: ({ booked }) => booked },
];
