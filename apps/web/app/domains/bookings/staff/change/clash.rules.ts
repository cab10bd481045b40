import type { Calendar } from '../calendar/columns.ts';

/** When an appointment is, and with whom. */
export interface Timed {
  _id: string;
  startsAt: string;
  endsAt: string;
  provider: { _id: string };
}

interface Span {
  startsAt: string;
  endsAt: string;
}

const overlap = (a: Span, b: Span): boolean =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);

/** What else one has on the day of an appointment, by time, and which of it lies at the same time. */
export function dayBeside({ bookings, blocks }: Pick<Calendar, 'bookings' | 'blocks'>, asked: Timed) {
  const own = <T extends Span & { providerId: string }>(rows: readonly T[]): T[] =>
    rows
      .filter(({ providerId }) => providerId === asked.provider._id)
      .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const others = own(bookings).filter(({ _id }) => _id !== asked._id);
  return {
    others,
    // Who come to one class sit there together.
    clashes: others.filter((other) => overlap(other, asked) && other.startsAt !== asked.startsAt),
    blocked: own(blocks).some((block) => overlap(block, asked)),
  };
}
