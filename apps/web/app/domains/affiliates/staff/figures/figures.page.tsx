import { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import { STAFF_ROLES } from '@adunni/contracts/roles';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import classes from '../../../dashboard/public/analytics.module.css';
import { spanLabel } from '../../../dashboard/public/period/labels.ts';
import { periodIn, readOrReset } from '../../../dashboard/public/period/looked-at.ts';
import { PeriodSwitch } from '../../../dashboard/public/period/period-switch.tsx';
import { ByPartner } from './by-partner.tsx';
import { ProgrammeFigures } from './programme-figures.tsx';
import { ProgrammeTrend } from './programme-trend.tsx';

export const meta = () => privateMeta('Affiliate figures');
export const handle = { crumb: 'Figures' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  return { chosen: query.period, ...(await readOrReset(request, callApi(getProgrammeFigures, { query }))) };
}

/** What partners brought in a period and what that cost, beside all orders. */
export default function ProgrammeFiguresPage() {
  const { chosen, ...figures } = useLoaderData<typeof clientLoader>();
  const { period, partners, points } = figures;
  return (
    <main>
      <PageHead
        title="Affiliate figures"
        lead="Paid orders that partners brought, by the day they were placed. Products only, without tax and shipping."
      />
      <div className={classes.head}>
        <p role="status">{spanLabel(period.now)}</p>
        <PeriodSwitch chosen={chosen} period={period} />
      </div>
      <ProgrammeFigures {...figures} />
      <Section title="Revenue over time">
        {partners.length > 0 ? (
          <ProgrammeTrend period={period} points={points} />
        ) : (
          <p>No orders by partners in this period.</p>
        )}
      </Section>
      <Section title="By partner">
        <ByPartner {...figures} />
      </Section>
    </main>
  );
}
