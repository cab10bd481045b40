import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { listPlanningStaff, planningCaseResource, tickTaskAsStaff } from '@adunni/contracts/planning/staff';
import { AGREED_STAGES, isStage, PLANNING_STAGES } from '@adunni/contracts/planning/stages';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay, moment } from '../../../kit/dates.ts';
import { useChange } from '../../../kit/forms/use-change.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { QueueLinks } from '../../../kit/resource/queue/queue-links.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { Conversation } from '../../conversations/public/conversation.tsx';
import { FileList } from '../../support/public/file-list.tsx';
import { staffCasePath } from '../address.ts';
import { RequestFacts } from '../case/request-facts.tsx';
import { STAFF_CALLS } from '../conversation-calls.ts';
import { PlanSections } from '../plan/plan-sections.tsx';
import { TaskList } from '../plan/task-list.tsx';
import { ProposalView } from '../proposal-view.tsx';
import { Assign } from './assign.tsx';
import classes from './case.module.css';
import { Due } from './due.tsx';
import { StaffMilestones } from './milestones.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { ProposalEditor } from './proposal-editor.tsx';
import { StageButtons } from './stage-buttons.tsx';

export const meta = () => privateMeta('Planning case');

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [seen, { items }] = await Promise.all([
    getRecord(planningCaseResource, params.id ?? ''),
    callApi(listPlanningStaff),
  ]);
  return { ...seen, staff: items };
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.number,
};

/** A case as staff work on it. */
export default function StaffCasePage() {
  const { record, version, staff } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const { _id, number, customer, kind, city, day, stage, answerDueAt, proposals, tasks, files, others } = record;
  const ticking = useChange('Checklist saved.', 'The checklist could not be saved.', () => undefined);
  const isAgreed = isStage(stage, AGREED_STAGES);
  return (
    <main>
      <QueueLinks resource={planningCaseResource} id={_id} />
      <PageHead
        title={`${EVENT_KINDS[kind]} in ${city}`}
        lead={
          <>
            <StatusLabel of={PLANNING_STAGES} is={stage} />, {number}, {customer.name}
            {day && `, ${calendarDay(day)}`}, requested {moment(record.createdAt)}
          </>
        }
      >
        <StageButtons record={record} version={version} />
      </PageHead>
      <div className={classes.columns}>
        <div>
          {answerDueAt && (
            <p>
              Answer due <Due at={answerDueAt} />
            </p>
          )}
          <Section title="Messages with the customer" id="conversation">
            <Conversation
              about={_id}
              calls={STAFF_CALLS}
              topics={[{ topicId: null, label: customer.name }]}
              choice="With"
              empty={`No messages yet. ${customer.name} sees your messages here and gets a notification.`}
              waits={({ side }) => side === 'customer'}
            />
          </Section>
          <Section title="Proposals">
            {proposals.map((proposal) => (
              <div key={proposal._id} className={classes.version}>
                <ProposalView proposal={proposal} />
              </div>
            ))}
            <ProposalEditor key={version} record={record} version={version} />
          </Section>
          {isAgreed && (
            <Section title="Plan">
              <TaskList
                tasks={tasks}
                isMine={() => true}
                customer="Customer"
                isBusy={ticking.busy}
                onTick={(taskId, isDone) =>
                  void ticking.run(() => callApi(tickTaskAsStaff, { params: { _id, taskId }, body: { isDone } }))
                }
              />
              <div className={classes.plan}>
                <PlanSections plan={record.plan} />
              </div>
              <PlanEditor key={version} record={record} version={version} />
            </Section>
          )}
        </div>
        <aside className={classes.aside} aria-label="About the case">
          <Assign record={record} version={version} staff={staff} />
          <StaffMilestones record={record} />
          <RequestFacts planned={record} />
          {files.length > 0 && (
            <Section title="Files">
              <FileList files={files} of="Celebration" refresh={revalidate} />
            </Section>
          )}
          {others.length > 0 && (
            <Section title="Other cases">
              <ul className={classes.others}>
                {others.map((other) => (
                  <li key={other._id}>
                    <Link to={staffCasePath(other._id)}>{other.number}</Link> {PLANNING_STAGES[other.stage].label}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </aside>
      </div>
    </main>
  );
}
