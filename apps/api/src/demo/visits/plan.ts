import type { Draw } from '../../kit/draw.ts';
import { DAY_MS, MINUTE_MS } from '../../kit/durations.rules.ts';

/** What one person of a workshop does, and when they could begin with it if nobody had booked anything. */
export interface Offer {
  serviceId: string;
  providerId: string;
  /** Beginnings, in milliseconds since 1970. */
  starts: readonly number[];
  /** Lengths are minutes. */
  duration: number;
  before: number;
  after: number;
  seats: number;
  dailyCap: number | null;
}

/** A time that is booked, by one customer or by several who share a class. */
export interface Visit {
  offer: Offer;
  start: number;
  /** How many seats each of its bookings has. */
  parties: number[];
}

/** How many times are booked on a day so far from today: makers are busiest this week, and next week fills up. */
function wanted(draw: Draw, daysAhead: number): number {
  if (daysAhead < -1) return draw.whole(0, 2);
  if (daysAhead <= 6) return draw.whole(2, 4);
  return daysAhead <= 14 ? draw.whole(0, 2) : draw.whole(0, 1);
}

/** Time of one person’s that is taken already, and keeps what comes later from it. */
export class Diary {
  readonly #taken: { from: number; to: number }[] = [];
  readonly #days = new Map<number, number>();

  /** Takes a time with its buffers; false when something lies in it, or the day is full. */
  take({ duration, before, after, dailyCap }: Offer, start: number): boolean {
    const [from, to] = [start - before * MINUTE_MS, start + (duration + after) * MINUTE_MS];
    const day = Math.floor(start / DAY_MS);
    const onDay = this.#days.get(day) ?? 0;
    if (dailyCap !== null && onDay >= dailyCap) return false;
    if (this.#taken.some((other) => from < other.to && other.from < to)) return false;
    this.#taken.push({ from, to });
    this.#days.set(day, onDay + 1);
    return true;
  }
}

/** Fills the calendar of one person between two days from today. The same draw fills it the same way. */
export function fillDiary(
  draw: Draw,
  diary: Diary,
  offers: readonly Offer[],
  { today, from, to }: { today: number; from: number; to: number },
): Visit[] {
  const visits: Visit[] = [];
  for (let ahead = from; ahead <= to; ahead++) {
    const begin = today + ahead * DAY_MS;
    const open = offers
      .map((offer) => ({ offer, starts: offer.starts.filter((at) => at >= begin && at < begin + DAY_MS) }))
      .filter(({ starts }) => starts.length > 0);
    for (let left = wanted(draw, ahead); left > 0 && open.length > 0; left--) {
      // What takes long is booked less often.
      const { offer, starts } = draw.weigh(open, (one) => 1 / Math.sqrt(one.offer.duration));
      const start = draw.pick(starts);
      if (diary.take(offer, start)) visits.push({ offer, start, parties: partiesOf(draw, offer) });
    }
  }
  return visits;
}

function partiesOf(draw: Draw, { seats }: Offer): number[] {
  if (seats === 1) return [1];
  const parties: number[] = [];
  for (let left = draw.whole(Math.ceil(seats / 2), seats); left > 0; left -= parties.at(-1) ?? 1)
    parties.push(Math.min(left, draw.chance(0.25) ? 2 : 1));
  return parties;
}
