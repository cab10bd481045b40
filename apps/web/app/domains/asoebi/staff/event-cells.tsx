import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import type { AsoEbiEventRow } from '@adunni/contracts/asoebi/staff';
import { Link } from 'react-router';
import { calendarDay } from '../../../kit/dates.ts';

/** What does not show by its kind. */
export const EVENT_CELLS = {
  kind: ({ kind }: AsoEbiEventRow): string => EVENT_KINDS[kind],
  day: ({ day }: AsoEbiEventRow): string => (day ? calendarDay(day) : 'Not set'),
};

/** The host, with the way to what else is known of them. */
export const hostLink = ({ host: { _id, name } }: AsoEbiEventRow) => <Link to={`/admin/users/${_id}`}>{name}</Link>;
