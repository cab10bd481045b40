import type { DayWindow, WeeklyWindow } from '@adunni/contracts/availability/availability';
import { MINUTE_MS } from '../../kit/durations.rules.ts';
import { addDays, type Day, dayAt, type LocalDay, localDays } from './zone.ts';

/** What one provider’s calendar and one service say about when it can be booked. Lengths are minutes. */
export interface SlotRules {
  serviceId: string;
  /** The provider’s week. */
  hours: readonly WeeklyWindow[];
  /** The service’s own times within it, such as a class on Saturdays; null for any. */
  only: readonly WeeklyWindow[] | null;
  step: number;
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  /** How long ahead it must be booked. */
  notice: number;
  /** How many days ahead it can be booked, today apart. */
  horizonDays: number;
  /** Most bookings on one day of the provider’s; null for any number. A class counts once. */
  dailyCap: number | null;
  seats: number;
}

/** Days on which other hours hold than in the week; none at all when the provider is away. */
export interface Override {
  firstDay: Day;
  lastDay: Day;
  windows: readonly DayWindow[];
}

/** Time that is taken, buffers included, in milliseconds since 1970: by a booking, or blocked by the provider. */
export interface Busy {
  from: number;
  to: number;
  booking: { serviceId: string; start: number; seats: number } | null;
}

/** From and including one moment up to another, in milliseconds since 1970. */
export interface Range {
  from: number;
  to: number;
}

export interface FreeSlot {
  start: number;
  end: number;
  seatsLeft: number;
}

/**
 * Times at which a service can begin with a provider, in order. A slot lies within open hours whole, its buffers need
 * not; of overrides that hold on a day the first in the list decides. `range` is about when slots begin.
 */
export function slotsOf(
  rules: SlotRules,
  overrides: readonly Override[],
  busy: readonly Busy[],
  now: number,
  range: Range,
  zone: string,
): FreeSlot[] {
  const from = Math.max(range.from, now + rules.notice * MINUTE_MS);
  if (from >= range.to) return [];
  const last = [dayAt(range.to - 1, zone), addDays(dayAt(now, zone), rules.horizonDays)].sort()[0] as Day;
  // One day more than slots begin on, because those of the last evening may end on it.
  const days = localDays(dayAt(from, zone), addDays(last, 1), zone);
  const windows = days.map((day) => ({ day, spans: spansOn(day, rules, overrides) }));
  const endOf = openUntil(windows.flatMap(({ spans }) => spans));
  const isTaken = takenBy(busy, rules);
  const found = new Map<number, FreeSlot>();
  for (const { day, spans } of windows) {
    if (day.day > last) break;
    const seatsAt = seatsOn(day, busy, rules);
    for (const span of spans) {
      const latest = Math.min(span.to - 1, endOf(span) - rules.duration * MINUTE_MS, range.to - 1);
      for (let start = firstIn(span, from, rules); start <= latest; start += rules.step * MINUTE_MS) {
        const seatsLeft = isTaken(start) ? 0 : seatsAt(start);
        if (seatsLeft > 0) found.set(start, { start, end: start + rules.duration * MINUTE_MS, seatsLeft });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** The first step of a span that is not before a moment. */
const firstIn = (span: Range, from: number, { step }: SlotRules): number =>
  span.from + Math.max(0, Math.ceil((from - span.from) / (step * MINUTE_MS))) * step * MINUTE_MS;

/** When a provider is open for the service on a day. */
export function spansOn(
  { day, weekday, at }: LocalDay,
  { hours, only }: Pick<SlotRules, 'hours' | 'only'>,
  overrides: readonly Override[],
): Range[] {
  const onDay = (week: readonly WeeklyWindow[]) => week.filter((window) => window.weekday === weekday);
  const override = overrides.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const open: readonly DayWindow[] = override ? override.windows : onDay(hours);
  const within = only ? onDay(only) : [{ from: 0, to: Number.POSITIVE_INFINITY }];
  return open.flatMap((window) =>
    within
      .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
      .filter(({ from, to }) => from < to)
      .map(({ from, to }) => ({ from: at(from), to: at(to) })),
  );
}

/** Until when it stays open from each of these spans on: over those that follow without a break. */
function openUntil(spans: readonly Range[]): (span: Range) => number {
  const ends = new Map<Range, number>();
  let whole: Range[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const close = () => {
    for (const span of whole) ends.set(span, end);
  };
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    if (span.from > end) {
      close();
      whole = [];
    }
    whole.push(span);
    end = whole.length === 1 ? span.to : Math.max(end, span.to);
  }
  close();
  return (span) => ends.get(span) ?? span.to;
}

/** Whether a slot and its buffers run into something else; the class that begins then is not something else. */
function takenBy(busy: readonly Busy[], rules: SlotRules): (start: number) => boolean {
  const inOrder = [...busy].sort((a, b) => a.from - b.from);
  const [before, after] = [rules.bufferBefore * MINUTE_MS, (rules.duration + rules.bufferAfter) * MINUTE_MS];
  let passed = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return (start) => {
    if (start < latest) passed = 0;
    latest = start;
    while (passed < inOrder.length && (inOrder[passed] as Busy).to <= start - before) passed++;
    for (let index = passed; index < inOrder.length; index++) {
      const { from, to, booking } = inOrder[index] as Busy;
      if (from >= start + after) return false;
      if (to > start - before && !isSession(booking, rules, start)) return true;
    }
    return false;
  };
}

const isSession = (booking: Busy['booking'], { seats, serviceId }: SlotRules, start: number): boolean =>
  seats > 1 && booking?.serviceId === serviceId && booking.start === start;

/** How many places are left of each slot of a day, the provider’s daily cap considered. */
function seatsOn(day: LocalDay, busy: readonly Busy[], rules: SlotRules): (start: number) => number {
  if (rules.seats === 1 && rules.dailyCap === null) return () => 1;
  const booked = busy.flatMap(({ booking }) =>
    booking && booking.start >= day.begin && booking.start < day.end ? booking : [],
  );
  const isFull =
    rules.dailyCap !== null &&
    new Set(booked.map(({ serviceId, start }) => `${serviceId} ${start}`)).size >= rules.dailyCap;
  return (start) => {
    const session = booked.filter((booking) => isSession(booking, rules, start));
    if (session.length === 0) return isFull ? 0 : rules.seats;
    return rules.seats - session.reduce((sum, { seats }) => sum + seats, 0);
  };
}
