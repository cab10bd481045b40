import { JOB_KINDS, TEAMS } from '@adunni/contracts/careers/names';
import type { StaffOpeningRow } from '@adunni/contracts/careers/staff';
import { calendarDay } from '../../../kit/dates.ts';
import { placeOf } from '../opening-words.tsx';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
/** Teams and kinds to choose from. */
export const TEAM_CHOICES = choicesOf(TEAMS);
export const KIND_CHOICES = choicesOf(JOB_KINDS);

/** What does not show by its kind. */
export const OPENING_CELLS = {
  team: ({ team }: StaffOpeningRow): string => TEAMS[team],
  kind: ({ kind }: StaffOpeningRow): string => JOB_KINDS[kind],
  place: (row: StaffOpeningRow): string => placeOf(row),
  closesOn: ({ closesOn }: StaffOpeningRow): string => (closesOn ? calendarDay(closesOn) : 'No closing date'),
};
