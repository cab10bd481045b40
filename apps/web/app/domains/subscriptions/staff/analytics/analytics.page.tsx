import { STAFF_ROLES } from '@adunni/contracts/roles';
import { getSubscriptionAnalytics } from '@adunni/contracts/subscriptions/staff';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import { spanLabel } from '../../../dashboard/public/period/labels.ts';
import { periodIn, readOrReset } from '../../../dashboard/public/period/looked-at.ts';
import { PeriodSwitch } from '../../../dashboard/public/period/period-switch.tsx';
import classes from './analytics.module.css';
import { Cohorts } from './cohorts.tsx';
import { SubscriptionFigures } from './figures.tsx';
import { MrrTrend } from './mrr-trend.tsx';
import { PlanShares } from './plan-shares.tsx';

export const meta = () => privateMeta('Subscription analytics');
export const handle = { crumb: 'Analytics' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  const analytics = await readOrReset(request, callApi(getSubscriptionAnalytics, { query }));
  return { chosen: query.period, ...analytics };
}

export default function AnalyticsPage() {
  const { chosen, period, figures, points, plans, cohorts } = useLoaderData<typeof clientLoader>();
  const isBusy = useNavigation().state === 'loading';
  return (
    <main>
      <PageHead title="Subscription analytics" lead="Revenue, new and lost subscribers, and retention.">
        <PeriodSwitch chosen={chosen} period={period} />
      </PageHead>
      <p className={classes.days} role="status">
        {spanLabel(period.now)}
      </p>
      <div className={classes.part} data-busy={isBusy || undefined}>
        <SubscriptionFigures figures={figures} period={period} />
      </div>
      <MrrTrend period={period} points={points} />
      <div className={classes.beside}>
        <Section title="By plan, at the end of the period">
          <PlanShares plans={plans} />
        </Section>
        <Section title="Retention">
          <Cohorts cohorts={cohorts} />
        </Section>
      </div>
    </main>
  );
}
