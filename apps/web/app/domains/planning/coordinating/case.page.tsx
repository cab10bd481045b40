import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { type CoordinatedCase, getCoordinatedCase, tickCoordinatedTask } from '@adunni/contracts/planning/coordinating';
import { CONTACT_WAYS, PLANNING_LEVELS, VENDOR_KINDS } from '@adunni/contracts/planning/names';
import { AGREED_STAGES, isStage, PLANNING_STAGES } from '@adunni/contracts/planning/stages';
import { MAKER_ROLES } from '@adunni/contracts/roles';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { PlanSections } from '../plan/plan-sections.tsx';
import { TaskList } from '../plan/task-list.tsx';
import { RunSheetEditor } from './run-sheet-editor.tsx';

export const meta = () => privateMeta('Coordination');

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  requireSession(request, MAKER_ROLES);
  return callApi(getCoordinatedCase, { params: { caseId: params.id ?? '' } });
}

export const handle = {
  crumb: ({ case: { number } }: Awaited<ReturnType<typeof clientLoader>>) => number,
};

/** A celebration as the maker works on it who coordinates it. */
export default function CoordinatedCasePage() {
  const { case: planned } = useLoaderData<typeof clientLoader>();
  const { _id: caseId, number, customer, kind, city, day, stage, tasks, vendors, run, version } = planned;
  const ticking = useChange('Checklist saved.', 'The checklist could not be saved.', () => undefined);
  return (
    <main>
      <PageHead
        title={`${EVENT_KINDS[kind]} in ${city}`}
        lead={
          <>
            <StatusLabel of={PLANNING_STAGES} is={stage} />, {number}, {customer}
            {day && `, ${calendarDay(day)}`}
          </>
        }
      />
      <Facts facts={factsOf(planned)} />
      {isStage(stage, AGREED_STAGES) ? (
        <Section title="Plan">
          <FormProblem message={ticking.problem} />
          <TaskList
            tasks={tasks}
            isMine={({ owner }) => owner === 'coordinator'}
            customer="Customer"
            isBusy={ticking.busy}
            onTick={(taskId, isDone) =>
              void ticking.run(() => callApi(tickCoordinatedTask, { params: { caseId, taskId }, body: { isDone } }))
            }
          />
          <PlanSections plan={{ budget: [], vendors, run }} />
          <RunSheetEditor key={version} caseId={caseId} run={run} version={version} />
        </Section>
      ) : (
        <p>Checklist and run sheet are kept here once the customer has accepted a proposal.</p>
      )}
    </main>
  );
}

const factsOf = (planned: CoordinatedCase) =>
  [
    ['Package', PLANNING_LEVELS[planned.level]],
    ['Venue', planned.venue],
    ['Guests', planned.guests],
    ['Outfits', planned.outfits],
    ['Cultures', planned.cultures],
    ['Faith', planned.faith],
    ['Colours', planned.colours],
    ['Vendors needed', planned.vendorsNeeded.map((vendor) => VENDOR_KINDS[vendor]).join(', ')],
    ['Contact', [planned.contactName, planned.contactPhone, CONTACT_WAYS[planned.contactBy]].join(', ')],
    ['Notes', planned.notes],
  ] as const;
