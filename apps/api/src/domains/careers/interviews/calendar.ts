import { BRAND } from '@adunni/contracts/brand';
import { ICalEventStatus } from 'ical-generator';
import { writeCalendar } from '../../../kit/calendar/ics.ts';
import type { InterviewRow } from './tables.ts';

/** An interview as a calendar file; the same id and a later version replace it where it is kept. */
export function interviewIcs(
  row: InterviewRow,
  { title, interviewers, url, now }: { title: string; interviewers: readonly string[]; url: string; now: Date },
): string {
  const { _id, version, startsAt, endsAt, place, callUrl, note, isCancelled } = row;
  const description = [callUrl, interviewers.length > 0 && `With ${interviewers.join(', ')}`, note];
  return writeCalendar(
    { name: `Interview: ${title}`, product: 'Careers' },
    [
      {
        ...{ _id, version, startsAt, endsAt, url, location: place || callUrl },
        summary: `Interview at ${BRAND.name}: ${title}`,
        description: description.filter(Boolean).join('\n'),
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      },
    ],
    now,
  );
}
