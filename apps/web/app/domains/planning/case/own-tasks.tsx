import { type PlanningCase, tickTask } from '@adunni/contracts/planning/cases';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { TaskList } from '../plan/task-list.tsx';

/** The checklist of a celebration, of which its customer ticks what is theirs. */
export function OwnTasks({ planned: { _id: caseId, tasks } }: { planned: PlanningCase }) {
  const { busy, problem, run } = useChange('Checklist saved.', 'The checklist could not be saved.', () => undefined);
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist">Checklist</h2>
      <p>
        {done} of {tasks.length} done. You tick what is yours.
      </p>
      <FormProblem message={problem} />
      <TaskList
        tasks={tasks}
        isMine={({ owner }) => owner === 'customer'}
        customer="You"
        isBusy={busy}
        onTick={(taskId, isDone) => void run(() => callApi(tickTask, { params: { caseId, taskId }, body: { isDone } }))}
      />
    </section>
  );
}
