import { DATE_STATUSES, FESTIVAL_COUNTRIES, PEOPLES } from '@adunni/contracts/festivals/names';
import type { FestivalStaffRow } from '@adunni/contracts/festivals/staff';
import { calendarDay, daysOf } from '../festival-dates.tsx';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
/** Whose festivals there are, and where, to choose from. */
export const PEOPLE_CHOICES = choicesOf(PEOPLES);
export const COUNTRY_CHOICES = choicesOf(FESTIVAL_COUNTRIES);

/** What does not show by its kind. */
export const FESTIVAL_CELLS = {
  people: ({ people }: FestivalStaffRow): string => PEOPLES[people],
  next: ({ next }: FestivalStaffRow): string =>
    next ? `${daysOf(next)} (${DATE_STATUSES[next.status].label.toLowerCase()})` : 'Not announced',
};

/** The day on which its date was looked up. */
export const checkedText = (checkedOn: string | null): string => (checkedOn ? calendarDay(checkedOn) : 'Never');
