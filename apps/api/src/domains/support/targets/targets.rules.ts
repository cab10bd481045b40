import type { Settings } from '@adunni/contracts/settings/settings';
import type { TicketPriority } from '@adunni/contracts/support/kinds';
import type { TicketStatus } from '@adunni/contracts/support/statuses';
import { HOUR_MS, MINUTE_MS } from '../../../kit/durations.rules.ts';
import { afterWorking, beforeWorking, dayLengthOf, type WorkingTime, workingBetween } from '../../settings/rules.ts';

/** How long tickets may take. Lengths are working time in milliseconds. */
export interface Targets {
  time: WorkingTime;
  answer: Readonly<Record<TicketPriority, number>>;
  resolve: Readonly<Record<TicketPriority, number>>;
  warning: number;
  /** Says the same of the same working time and targets. */
  print: string;
}

/** The targets that the settings make in a working time. */
export function targetsBy(settings: Settings, time: WorkingTime): Targets {
  const dayLength = dayLengthOf(time);
  const targets = {
    answer: {
      Urgent: settings.answerUrgentHours * HOUR_MS,
      High: settings.answerHighHours * HOUR_MS,
      Normal: settings.answerNormalHours * HOUR_MS,
      Low: settings.answerLowHours * HOUR_MS,
    },
    resolve: {
      Urgent: settings.resolveUrgentDays * dayLength,
      High: settings.resolveHighDays * dayLength,
      Normal: settings.resolveNormalDays * dayLength,
      Low: settings.resolveLowDays * dayLength,
    },
    warning: settings.supportWarningMinutes * MINUTE_MS,
  };
  return { ...targets, time, print: JSON.stringify([targets, time, [...time.daysOff], [...time.daysOpen]]) };
}

/** What of a ticket its due times follow from. */
export interface Timed {
  status: TicketStatus;
  priority: TicketPriority;
  createdAt: Date;
  firstAnsweredAt: Date | null;
  runsSince: Date;
  waitsSince: Date | null;
  waitedMinutes: number;
}

/** When a ticket is due. One that was answered keeps when that was due, one that is over when it was to be resolved. */
export function dueTimes(ticket: Timed, { time, answer, resolve, warning }: Targets) {
  const { status, priority, createdAt, firstAnsweredAt, runsSince, waitedMinutes } = ticket;
  const due = (from: Date, length: number) => {
    const at = afterWorking(from, length, time);
    return { at, warnAt: beforeWorking(at, warning, time) };
  };
  const answered = firstAnsweredAt ? null : due(createdAt, answer[priority]);
  const isOver = status === 'Resolved' || status === 'Closed';
  const resolved = isOver ? null : due(runsSince, resolve[priority] + waitedMinutes * MINUTE_MS);
  return {
    ...(answered && { answerDueAt: answered.at, answerWarnAt: answered.warnAt }),
    ...(resolved && { resolveDueAt: resolved.at, resolveWarnAt: resolved.warnAt }),
  };
}

/**
 * How the clock of a ticket runs on when it gets another status: while it waits for its customer it stands, and one
 * that is opened again after it was resolved has its time anew, but owes no second first answer.
 */
export function clockValues(
  before: Timed,
  status: TicketStatus,
  now: Date,
  { time }: Targets,
): Pick<Timed, 'runsSince' | 'waitsSince' | 'waitedMinutes'> {
  const { runsSince, waitsSince, waitedMinutes } = before;
  if (status === before.status) return { runsSince, waitsSince, waitedMinutes };
  const isBack = before.status === 'Resolved' && status !== 'Closed';
  const stood = waitsSince ? Math.round(workingBetween(waitsSince, now, time) / MINUTE_MS) : 0;
  return {
    runsSince: isBack ? now : runsSince,
    waitsSince: status === 'Pending' ? now : null,
    waitedMinutes: isBack ? 0 : waitedMinutes + stood,
  };
}

/** The times that follow when a ticket changes. */
export function timedValues(before: Timed, change: Partial<Timed>, now: Date, targets: Targets) {
  const clock = clockValues(before, change.status ?? before.status, now, targets);
  const after: Timed = { ...before, ...change, ...clock };
  return { ...clock, ...dueTimes(after, targets), targetPrint: targets.print };
}
