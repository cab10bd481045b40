import { stored } from '../../../kit/storage/browser-storage.ts';

const KEY = 'adunni.bookings-calendar';

/** Whose calendar is looked at: a workshop’s, and in its week somebody’s of it; their ids. */
export interface CalendarOwner {
  maker?: string;
  person?: string;
}

/** Whose calendar was looked at last in this browser. */
export function rememberedCalendar(): CalendarOwner {
  return JSON.parse(stored.read(KEY) ?? '{}') as CalendarOwner;
}

/** Keeps in mind whose calendar is looked at, so that it opens there the next time. */
export function rememberCalendar(chosen: CalendarOwner): void {
  stored.keep(KEY, JSON.stringify({ ...rememberedCalendar(), ...chosen }));
}
