import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { type Busy, type FreeSlot, type Override, type Range, type SlotRules, slotsOf } from './slots.ts';

const MINUTE = 60_000;
const STEP = 5;
const ZONES = ['Africa/Lagos', 'Europe/London', 'America/New_York', 'Africa/Cairo', 'Australia/Lord_Howe'];

/** Remembers what a pure function answered: the calendar is asked about the same few nights thousands of times. */
function remembered<Asked extends (string | number)[], Answer>(
  answer: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = asked.join(' ');
    const found = known.get(key) ?? answer(...asked);
    known.set(key, found);
    return found;
  };
}

const dayOf = remembered((at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString(),
);
const momentOf = remembered(
  (day: string, minute: number, zone: string) =>
    Temporal.PlainDateTime.from(day).add({ minutes: minute }).toZonedDateTime(zone, { disambiguation: 'compatible' })
      .epochMilliseconds,
);

/** The rule said as plainly as it can be: every five minutes of the range is asked about by itself. */
function slowly(
  rules: SlotRules,
  overrides: readonly Override[],
  busy: readonly Busy[],
  now: number,
  range: Range,
  zone: string,
): FreeSlot[] {
  const spansOf = remembered((text: string): Range[] => {
    const other = overrides.find(({ firstDay, lastDay }) => firstDay <= text && text <= lastDay);
    const { dayOfWeek } = Temporal.PlainDate.from(text);
    const open = other ? other.windows : rules.hours.filter(({ weekday }) => weekday === dayOfWeek);
    const only = rules.only?.filter(({ weekday }) => weekday === dayOfWeek) ?? [{ from: 0, to: 1440 }];
    return open.flatMap((a) =>
      only.flatMap((b) => {
        const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
        return from < to ? [{ from: momentOf(text, from, zone), to: momentOf(text, to, zone) }] : [];
      }),
    );
  });
  const around = remembered((day: string) =>
    [-1, 0, 1].flatMap((days) => spansOf(Temporal.PlainDate.from(day).add({ days }).toString())),
  );
  const isOpen = remembered((at: number) => around(dayOf(at, zone)).some(({ from, to }) => from <= at && at < to));
  const lastDay = Temporal.PlainDate.from(dayOf(now, zone)).add({ days: rules.horizonDays }).toString();

  const found: FreeSlot[] = [];
  for (let start = range.from; start < range.to; start += STEP * MINUTE) {
    const end = start + rules.duration * MINUTE;
    if (start < now + rules.notice * MINUTE) continue;
    const day = dayOf(start, zone);
    if (day > lastDay) continue;
    const begins = spansOf(day).some(
      ({ from, to }) => from <= start && start < to && (start - from) % (rules.step * MINUTE) === 0,
    );
    if (!begins) continue;
    let open = true;
    for (let at = start; at < end; at += STEP * MINUTE) open &&= isOpen(at);
    const joins = ({ booking }: Busy) =>
      rules.seats > 1 && booking?.serviceId === rules.serviceId && booking.start === start;
    const clash = busy.some(
      (taken) =>
        !joins(taken) &&
        taken.from < end + rules.bufferAfter * MINUTE &&
        taken.to > start - rules.bufferBefore * MINUTE,
    );
    if (!open || clash) continue;
    const session = busy.filter(joins);
    const sameDay = busy.flatMap(({ booking }) => (booking && dayOf(booking.start, zone) === day ? booking : []));
    const bookings = new Set(sameDay.map((booking) => `${booking.serviceId} ${booking.start}`)).size;
    if (session.length === 0 && rules.dailyCap !== null && bookings >= rules.dailyCap) continue;
    const seatsLeft = rules.seats - session.reduce((sum, { booking }) => sum + (booking?.seats ?? 0), 0);
    if (seatsLeft > 0) found.push({ start, end, seatsLeft });
  }
  return found;
}

const minutes = (min: number, max: number) => fc.integer({ min: min / STEP, max: max / STEP }).map((n) => n * STEP);
const window = fc.tuple(minutes(0, 1440), minutes(0, 1440)).map(([a, b]) => ({
  from: Math.min(a, b, 1435),
  to: Math.max(a, b, Math.min(a, b, 1435) + STEP),
}));
const week = fc.array(fc.tuple(window, fc.integer({ min: 1, max: 7 })), { maxLength: 12 });
const weekly = week.map((list) => list.map(([span, weekday]) => ({ ...span, weekday })));
const rulesOf = fc.record<SlotRules>({
  serviceId: fc.constant('class'),
  hours: weekly,
  only: fc.option(weekly, { freq: 4 }),
  step: minutes(5, 90),
  duration: minutes(5, 240),
  bufferBefore: minutes(0, 30),
  bufferAfter: minutes(0, 30),
  notice: minutes(0, 2000),
  horizonDays: fc.integer({ min: 0, max: 4 }),
  dailyCap: fc.option(fc.integer({ min: 0, max: 3 })),
  seats: fc.constantFrom(1, 1, 3),
});
/** Nights on which clocks change somewhere, and one on which nowhere do. */
const nights = fc.constantFrom(
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-10-25',
  '2026-11-01',
  '2026-06-10',
);
const days = fc.integer({ min: -2, max: 3 });

it('finds the same slots as asking about every five minutes, also on nights when clocks change', () => {
  const cases = fc.record({
    rules: rulesOf,
    zone: fc.constantFrom(...ZONES),
    night: nights,
    overrides: fc.array(fc.tuple(days, days, fc.array(window, { maxLength: 2 })), { maxLength: 2 }),
    taken: fc.array(fc.tuple(minutes(0, 3 * 1440), minutes(5, 300), fc.constantFrom('class', 'hem', null), fc.nat(3)), {
      maxLength: 6,
    }),
    ahead: minutes(-1440, 1440),
  });
  fc.assert(
    fc.property(cases, ({ rules, zone, night, overrides, taken, ahead }) => {
      const from = Date.parse(night) - 12 * 60 * MINUTE;
      const range = { from, to: from + 2 * 1440 * MINUTE };
      const dateAfter = (offset: number) =>
        new Date(Date.parse(night) + offset * 1440 * MINUTE).toISOString().slice(0, 10);
      const changed = overrides.map(([a, b, windows]) => ({
        firstDay: dateAfter(Math.min(a, b)),
        lastDay: dateAfter(Math.max(a, b)),
        windows,
      }));
      const busy = taken.map(([at, length, serviceId, seats]): Busy => {
        const start = from - 720 * MINUTE + at * MINUTE;
        return { from: start, to: start + length * MINUTE, booking: serviceId && { serviceId, start, seats } } as Busy;
      });
      const now = from + ahead * MINUTE;
      expect(slotsOf(rules, changed, busy, now, range, zone)).toEqual(slowly(rules, changed, busy, now, range, zone));
    }),
    { numRuns: 250 },
  );
});

const nineToFive: SlotRules = {
  serviceId: 'fitting',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 1020 })),
  only: null,
  step: 60,
  duration: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  horizonDays: 400,
  dailyCap: null,
  seats: 1,
};
const at = (text: string) => Date.parse(text);
const long = at('2026-09-01T00:00Z');
const on = (day: string, values: Partial<SlotRules>, zone: string, busy: Busy[] = [], overrides: Override[] = []) => {
  const range = { from: at(`${day}T00:00Z`) - 720 * MINUTE, to: at(`${day}T00:00Z`) + 2160 * MINUTE };
  return slotsOf({ ...nineToFive, ...values }, overrides, busy, long, range, zone)
    .map(({ start }) => Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone))
    .filter((local) => local.toPlainDate().toString() === day);
};
const seenIn = (zone: string, slots: Temporal.ZonedDateTime[]) =>
  slots.map((slot) => slot.withTimeZone(zone).toPlainTime().toString({ smallestUnit: 'minute' }));

it('keeps a Lagos tailor’s hours while clocks change in London and New York', () => {
  const lagos = (day: string) =>
    on(day, { hours: nineToFive.hours.map((window) => ({ ...window, to: 660 })) }, 'Africa/Lagos');
  expect(seenIn('Africa/Lagos', lagos('2026-10-24'))).toEqual(['09:00', '10:00']);
  expect(seenIn('Europe/London', lagos('2026-10-24'))).toEqual(['09:00', '10:00']);
  expect(seenIn('Europe/London', lagos('2026-10-25'))).toEqual(['08:00', '09:00']);
  expect(seenIn('Europe/London', lagos('2027-03-27'))).toEqual(['08:00', '09:00']);
  expect(seenIn('Europe/London', lagos('2027-03-28'))).toEqual(['09:00', '10:00']);
  expect(seenIn('America/New_York', lagos('2026-10-31'))).toEqual(['04:00', '05:00']);
  expect(seenIn('America/New_York', lagos('2026-11-01'))).toEqual(['03:00', '04:00']);
  expect(seenIn('America/New_York', lagos('2027-03-13'))).toEqual(['03:00', '04:00']);
  expect(seenIn('America/New_York', lagos('2027-03-14'))).toEqual(['04:00', '05:00']);
});

it('opens a London maker at nine by their own clock before and after it changes', () => {
  for (const [day, utc] of [
    ['2026-10-24', '2026-10-24T08:00:00Z'],
    ['2026-10-25', '2026-10-25T09:00:00Z'],
    ['2027-03-27', '2027-03-27T09:00:00Z'],
    ['2027-03-28', '2027-03-28T08:00:00Z'],
  ] as const)
    expect(on(day, {}, 'Europe/London')[0]?.toInstant().toString()).toBe(utc);
});

it.each([
  ['the hour that is skipped cannot be booked', '2027-03-14', ['00:00', '01:00', '03:00', '04:00', '05:00']],
  [
    'the hour that comes twice can be booked twice',
    '2026-11-01',
    ['00:00', '01:00', '01:00', '02:00', '03:00', '04:00', '05:00'],
  ],
])('through a New York night: %s', (_, day, times) => {
  const night = { hours: [{ weekday: 7, from: 0, to: 360 }] };
  expect(seenIn('America/New_York', on(day, night, 'America/New_York'))).toEqual(times);
});

const hem = (start: string, length: number, values: Partial<NonNullable<Busy['booking']>> = {}): Busy => ({
  from: at(start),
  to: at(start) + length * MINUTE,
  booking: { serviceId: 'hem', start: at(start), seats: 1, ...values },
});
const lagosTimes = (values: Partial<SlotRules>, busy: Busy[], overrides: Override[] = []) =>
  seenIn('Africa/Lagos', on('2026-12-02', { step: 30, ...values }, 'Africa/Lagos', busy, overrides));

it('lets adjacent bookings touch, and keeps their buffers apart', () => {
  const taken = [hem('2026-12-02T09:00Z', 60)];
  const short = { hours: [{ weekday: 3, from: 540, to: 780 }] };
  expect(lagosTimes(short, taken)).toEqual(['09:00', '11:00', '11:30', '12:00']);
  expect(lagosTimes({ ...short, bufferBefore: 15 }, taken)).toEqual(['09:00', '11:30', '12:00']);
  expect(lagosTimes({ ...short, bufferAfter: 15 }, taken)).toEqual(['11:00', '11:30', '12:00']);
});

it('fills a class seat by seat, and takes its time from everything else', () => {
  const lesson = {
    serviceId: 'class',
    seats: 8,
    step: 180,
    duration: 180,
    hours: [{ weekday: 3, from: 540, to: 900 }],
  };
  const joined = (seats: number) => [hem('2026-12-02T08:00Z', 180, { serviceId: 'class', seats })];
  const seats = (busy: Busy[]) => {
    const range = { from: at('2026-12-02T00:00Z'), to: at('2026-12-03T00:00Z') };
    return slotsOf({ ...nineToFive, ...lesson }, [], busy, long, range, 'Africa/Lagos').map(
      ({ seatsLeft }) => seatsLeft,
    );
  };
  expect(seats([])).toEqual([8, 8]);
  expect(seats(joined(3))).toEqual([5, 8]);
  expect(seats([...joined(3), ...joined(5)])).toEqual([8]);
  expect(lagosTimes({ hours: lesson.hours, step: 60 }, joined(1))).toEqual(['12:00', '13:00', '14:00']);
});

it('stops at the daily cap, but lets people join a class that takes place anyway', () => {
  const taken = [hem('2026-12-02T08:00Z', 60), hem('2026-12-02T09:00Z', 60)];
  expect(lagosTimes({ dailyCap: 2 }, taken)).toEqual([]);
  expect(lagosTimes({ dailyCap: 3 }, taken).length).toBeGreaterThan(0);
  const lesson = { serviceId: 'hem', seats: 2, duration: 60, dailyCap: 2 };
  expect(lagosTimes(lesson, taken)).toEqual(['09:00', '10:00']);
});

it('follows the first override that holds on a day, and opens none where it has no hours', () => {
  const day = { firstDay: '2026-12-02', lastDay: '2026-12-02' };
  const away = { firstDay: '2026-12-01', lastDay: '2026-12-05', windows: [] };
  expect(lagosTimes({}, [], [away])).toEqual([]);
  const open = { ...day, windows: [{ from: 1200, to: 1260 }] };
  expect(lagosTimes({}, [], [open, away])).toEqual(['20:00']);
});

it('offers nothing that is past, too soon or too far ahead', () => {
  const now = at('2026-12-02T10:10Z');
  const month = { from: at('2026-12-01T00:00Z'), to: at('2027-01-01T00:00Z') };
  const slots = slotsOf({ ...nineToFive, notice: 120, horizonDays: 1 }, [], [], now, month, 'Africa/Lagos');
  expect(new Date(slots[0]?.start ?? 0).toISOString()).toBe('2026-12-02T13:00:00.000Z');
  expect(new Date(slots.at(-1)?.start ?? 0).toISOString()).toBe('2026-12-03T15:00:00.000Z');
});
