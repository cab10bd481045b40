import type { PlanTask } from '@adunni/contracts/planning/cases';
import { useState } from 'react';
import { calendarDay } from '../../../kit/dates.ts';
import classes from './plan.module.css';

interface Props {
  tasks: readonly PlanTask[];
  /** Whether the reader may tick it. */
  isMine: (task: PlanTask) => boolean;
  /** What the customer is called. */
  customer: string;
  isBusy: boolean;
  onTick: (taskId: string, isDone: boolean) => void;
}

/** A dated checklist with whose each entry is. */
export function TaskList({ tasks, isMine, customer, isBusy, onTick }: Props) {
  // Shown at once, before the server has answered.
  const [ticked, setTicked] = useState<{ _id: string; isDone: boolean } | null>(null);
  return (
    <ul className={classes.tasks}>
      {tasks.map((task) => {
        const { _id, title, dueOn, owner, doneAt } = task;
        const isDone = isBusy && ticked?._id === _id ? ticked.isDone : doneAt !== null;
        return (
          <li key={_id} data-done={isDone || undefined}>
            <label>
              <input
                type="checkbox"
                checked={isDone}
                disabled={isBusy || !isMine(task)}
                onChange={({ currentTarget: { checked } }) => {
                  setTicked({ _id, isDone: checked });
                  onTick(_id, checked);
                }}
              />
              <span>{title}</span>
            </label>
            <small>
              {owner === 'customer' ? customer : 'Coordinator'}
              {dueOn && `, ${calendarDay(dueOn)}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
