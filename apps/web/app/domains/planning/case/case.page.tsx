import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { getCase } from '@adunni/contracts/planning/cases';
import { type ClientLoaderFunctionArgs, Link, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requirePayer } from '../../payments/public/require-payer.ts';
import { useReturn } from '../../payments/public/use-return.ts';
import { FileList } from '../../support/public/file-list.tsx';
import { PLANNING } from '../address.ts';
import { PlanSections } from '../plan/plan-sections.tsx';
import { StageMark } from '../stage-mark.tsx';
import type { Route } from './+types/case.page.ts';
import { CalendarFile } from './calendar-file.tsx';
import classes from './case.module.css';
import { CaseNews } from './case-news.tsx';
import { Milestones } from './milestones.tsx';
import { OwnTasks } from './own-tasks.tsx';
import { Proposals } from './proposals.tsx';
import { RequestFacts } from './request-facts.tsx';
import { CaseTalk } from './talk.tsx';
import { Withdraw } from './withdraw.tsx';

export const meta = () => privateMeta('Your celebration');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requirePayer(request);
  return callApi(getCase, { params: { caseId: params.id ?? '' } });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** All of a celebration that we plan, on one page. */
export default function CasePage({ loaderData: { case: planned } }: Route.ComponentProps) {
  const from = useReturn();
  const { revalidate } = useRevalidator();
  const { _id, number, kind, city, day, stage, coordinator, files } = planned;
  return (
    <main id="main" className={classes.page}>
      <Link to={PLANNING} className={classes.back}>
        Celebration planning
      </Link>
      <header className={classes.head}>
        <div>
          <h1>
            {EVENT_KINDS[kind]} in {city}
          </h1>
          <p className={classes.soft}>
            {number}
            {day && `, ${calendarDay(day)}`}
            {coordinator && `, with ${coordinator}`}
          </p>
        </div>
        <StageMark stage={stage} />
      </header>
      <CaseNews planned={planned} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Proposals planned={planned} />
          <OwnTasks planned={planned} />
          <PlanSections plan={planned.plan} />
          <CaseTalk caseId={_id} isOpen={stage !== 'withdrawn'} />
          {files.length > 0 && (
            <section aria-labelledby="files">
              <h2 id="files">Files</h2>
              <FileList files={files} of="Celebration" refresh={revalidate} />
            </section>
          )}
        </div>
        <aside className={classes.aside} aria-label="Payments and request">
          <Milestones planned={planned} returning={from.returning} />
          {(day || planned.milestones.length > 0) && <CalendarFile planned={planned} />}
          <RequestFacts planned={planned} />
          <Withdraw planned={planned} />
        </aside>
      </div>
    </main>
  );
}
