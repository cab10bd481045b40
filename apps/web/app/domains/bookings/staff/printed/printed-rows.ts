import { clockText } from '../../../availability/public/clocks/clock.ts';
import { LACKS_CALL, statusOf } from '../calendar/cards.ts';
import type { Column } from '../calendar/columns.ts';
import { PLACE_LABELS } from '../labels.ts';

/** A booking as a sheet of paper tells it. */
export interface PrintedRow {
  _id: string;
  time: string;
  customer: string;
  service: string;
  provider: string;
  place: string;
}

/** The bookings of a day in the order of their hours, each of a class for itself. */
export const printedRows = ({ person, sittings }: Pick<Column, 'person' | 'sittings'>): PrintedRow[] =>
  sittings.flatMap(({ from, to, with: who, bookings }) =>
    bookings.map((booking) => ({
      _id: booking._id,
      time: `${clockText(from)}–${clockText(to)}`,
      customer: booking.seats > 1 ? `${booking.customer}, ${booking.seats} seats` : booking.customer,
      service: listed(booking.title, statusOf(booking)),
      provider: who?.name ?? person.name,
      place: listed(PLACE_LABELS[booking.place], booking.lacksCall ? LACKS_CALL : null),
    })),
  );

const listed = (...words: (string | null)[]): string => words.filter(Boolean).join(', ');
