import { BRAND } from '@adunni/contracts/brand';
import ical, { ICalCalendarMethod, type ICalEventStatus } from 'ical-generator';

/** What a calendar shows of something that takes place. */
export interface CalendarEntry {
  /** Its own id and version; a later version replaces the earlier one in the same calendar. */
  _id: string;
  version: number;
  startsAt: Date;
  /** Of whole days, the midnight after the last. */
  endsAt: Date;
  /** Whole days, without a time; their midnights are those of UTC. */
  isAllDay?: boolean;
  summary: string;
  description: string;
  /** Its page. */
  url: string;
  location: string | null;
  status: ICalEventStatus;
}

/** How often calendar programs are asked to look again. */
const REFRESH_SECONDS = 900;

/**
 * Entries as a calendar file (RFC 5545). Times are in UTC, which every program turns into its own zone, whatever
 * becomes of clocks there.
 */
export function writeCalendar(
  { name, product }: { name: string; product: string },
  entries: readonly CalendarEntry[],
  now: Date,
): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: BRAND.name, product, language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { _id, version, startsAt, endsAt, isAllDay = false, ...entry } of entries) {
    calendar.createEvent({
      ...{ id: `${_id}@adunni.example`, sequence: version, stamp: now },
      ...{ start: startsAt, end: endsAt, allDay: isAllDay, ...entry },
    });
  }
  return calendar.toString();
}
