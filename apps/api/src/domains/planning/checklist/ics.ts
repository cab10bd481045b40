import { EVENT_KINDS, type EventKind } from '@adunni/contracts/asoebi/names';
import { datedChecklist } from '@adunni/contracts/planning/checklist';
import { ICalEventStatus } from 'ical-generator';
import { writeCalendar } from '../../../kit/calendar/ics.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';

/** The checklist of a celebration as a calendar file of whole days. */
export function checklistIcs(
  { kind, day }: { kind: EventKind; day: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const entries = datedChecklist(kind, day, shopDay(now)).map(({ name, title, dueOn }) => ({
    ...{ _id: `checklist-${kind}-${day}-${name}`, version: 1, isAllDay: true },
    ...{ startsAt: new Date(dueOn), endsAt: new Date(Date.parse(dueOn) + DAY_MS) },
    ...{ summary: title, description: `${EVENT_KINDS[kind]} on ${day}`, location: null },
    ...{ url: `${publicUrl}/cultural/planning/checklist`, status: ICalEventStatus.CONFIRMED },
  }));
  return writeCalendar({ name: `${EVENT_KINDS[kind]}: checklist`, product: 'Planning' }, entries, now);
}
