import { FESTIVAL_COUNTRIES } from '@adunni/contracts/festivals/names';
import { ICalEventStatus } from 'ical-generator';
import { type CalendarEntry, writeCalendar } from '../../kit/calendar/ics.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { DatedFestival } from './queries.ts';

/** Festivals with a date as a calendar file of whole days; an estimated date is tentative and says so. */
export const festivalsIcs = (
  name: string,
  dated: readonly DatedFestival[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): string => writeCalendar({ name, product: 'Festivals' }, dated.map(entryOf(publicUrl)), now);

const entryOf =
  (publicUrl: string) =>
  ({ row, next }: DatedFestival): CalendarEntry => ({
    ...{ _id: `${row._id}-${next.startsOn.slice(0, 4)}`, version: row.version, isAllDay: true },
    startsAt: new Date(next.startsOn),
    endsAt: new Date(Date.parse(next.endsOn) + DAY_MS),
    summary: next.status === 'confirmed' ? row.title : `${row.title} (estimated)`,
    description: `${row.summary}\n\nDate: ${row.ruleText}`,
    url: `${publicUrl}/cultural/festival/${row._id}`,
    location: `${row.place}, ${FESTIVAL_COUNTRIES[row.country]}`,
    status: next.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
