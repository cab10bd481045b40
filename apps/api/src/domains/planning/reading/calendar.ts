import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import type { LoadedPlanningCase } from '@adunni/contracts/planning/cases';
import { ICalEventStatus } from 'ical-generator';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { writeCalendar } from '../../../kit/calendar/ics.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { casePath } from '../rules.ts';

type Planned = Pick<
  LoadedPlanningCase,
  '_id' | 'number' | 'kind' | 'city' | 'venue' | 'day' | 'stage' | 'tasks' | 'milestones'
>;

/**
 * A celebration as a calendar file of whole days: the day itself, the customer’s open tasks and what is still to be paid.
 * What is cancelled is told as such, so that calendars take it out.
 */
export function celebrationIcs(planned: Planned, { publicUrl, now }: { publicUrl: string; now: Date }): string {
  const { _id, number, kind, city, venue, day, stage } = planned;
  const status = stage === 'withdrawn' || stage === 'declined' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  const entry = (id: string, on: string, summary: string, location: string | null = null) => ({
    ...{ _id: id, version: 1, isAllDay: true, startsAt: new Date(on), endsAt: new Date(Date.parse(on) + DAY_MS) },
    ...{ summary, description: `${EVENT_KINDS[kind]}, ${number}`, location, url: publicUrl + casePath(_id), status },
  });
  const entries = [
    ...(day ? [entry(_id, day, `${EVENT_KINDS[kind]} in ${city}`, [venue, city].filter(Boolean).join(', '))] : []),
    ...planned.tasks.flatMap(({ _id: taskId, title, dueOn, owner, doneAt }) =>
      dueOn && owner === 'customer' && !doneAt ? [entry(taskId, dueOn, title)] : [],
    ),
    ...planned.milestones.flatMap(({ _id: milestoneId, title, amount, dueOn, paidAt }) =>
      dueOn && !paidAt ? [entry(milestoneId, dueOn, `${title} due: ${amountText(amount)}`)] : [],
    ),
  ];
  return writeCalendar({ name: `${EVENT_KINDS[kind]} in ${city}`, product: 'Planning' }, entries, now);
}
