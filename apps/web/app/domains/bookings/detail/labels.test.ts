import type { Booking } from '@adunni/contracts/bookings/bookings';
import { expect, it } from 'vitest';
import { answerLabel, endLabel, eventLabel, movingLabel } from './labels.ts';

const zone = 'Africa/Lagos';
const maker = { slug: 'kolade-and-thread', name: 'Kolade & Thread' };
const event = (status: 'cancelled' | 'declined' | 'confirmed', by: 'customer' | 'maker' | 'system') => ({
  status,
  by,
  note: '',
  startsAt: '2026-11-24T09:00:00.000Z',
  at: '2026-11-21T09:00:00.000Z',
});
const ended = (booking: Partial<Booking>) => endLabel({ maker, noShowBy: null, events: [], ...booking } as Booking);

it('says who ended a booking', () => {
  expect(ended({ status: 'cancelled', events: [event('cancelled', 'customer')] })).toBe('You cancelled this booking.');
  expect(ended({ status: 'cancelled', events: [event('cancelled', 'maker')] })).toBe(
    'Kolade & Thread cancelled this booking.',
  );
  expect(ended({ status: 'cancelled', events: [event('cancelled', 'system')] })).toMatch(/payment window expired/);
  expect(
    ended({
      status: 'declined',
      events: [{ ...event('declined', 'system'), note: 'The maker did not respond in time.' }],
    }),
  ).toBe('The maker did not respond in time.');
  expect(ended({ status: 'confirmed' })).toBeNull();
});

it('says where the money is when somebody did not come', () => {
  const missed = (noShowBy: 'customer' | 'maker', paid: number, refunded: number) =>
    ended({ status: 'no-show', noShowBy, paid, refunded } as Partial<Booking>);
  expect(missed('maker', 0, 0)).toBe('Kolade & Thread did not come.');
  expect(missed('maker', 5000, 5000)).toBe('Kolade & Thread did not come. You get a full refund.');
  expect(missed('customer', 5000, 0)).toBe('You missed this booking. Kolade & Thread keeps ₦5,000.');
  expect(missed('customer', 5000, 5000)).toBe('You missed this booking.');
});

it('says how often it can be moved, or why it cannot', () => {
  const [startsAt, until] = ['2026-11-24T09:00:00.000Z', '2026-11-23T09:00:00.000Z'];
  const words = (change: Partial<Booking>, now: string) =>
    movingLabel(
      {
        status: 'confirmed',
        startsAt,
        zone,
        heldUntil: null,
        cancellationPolicy: { maxMoves: 2 },
        ...change,
      } as Booking,
      Date.parse(now),
    );
  const never = { maxMoves: 0 } as Booking['cancellationPolicy'];
  const early = '2026-11-21T09:00:00.000Z';
  const twice = { moving: { isPossible: true, left: 2, until } };
  expect(words({ ...twice, reschedules: 0 }, early)).toMatch(/^You can reschedule twice, until/);
  expect(words({ ...twice, reschedules: 1 }, early)).toMatch(/^You can reschedule twice more, until/);
  expect(words({ moving: { isPossible: false, left: 0, until } }, early)).toMatch(
    /^You can’t reschedule this booking again/,
  );
  const unmovable = { moving: { isPossible: false, left: 0, until }, cancellationPolicy: never };
  expect(words(unmovable, early)).toMatch(/^This booking can’t be rescheduled/);
  const late = { moving: { isPossible: false, left: 1, until } };
  expect(words(late, until)).toMatch(/^This booking could be rescheduled until Monday 23\u00a0November at/);
  expect([words(late, startsAt), words({ ...late, status: 'cancelled' }, early)]).toEqual([null, null]);
});

it('promises the money back only where some was paid', () => {
  const open = { answerBy: null, maker, proposal: null, zone };
  expect(answerLabel({ ...open, paid: 0 as Booking['paid'] })).toBe('Kolade & Thread confirms this booking.');
  expect(answerLabel({ ...open, paid: 5000 as Booking['paid'] })).toMatch(/full refund/);
});

it('tells what happened, by whom', () => {
  const words = (what: Booking['events'][number], before?: typeof what) => eventLabel(what, zone, before).words;
  expect(words(event('confirmed', 'maker'))).toBe('Confirmed by the maker');
  expect(words(event('cancelled', 'system'))).toBe('Not paid in time');
  expect(words(event('confirmed', 'customer'))).toBe('Booked and confirmed');
  const pending = { ...event('confirmed', 'customer'), status: 'pending' as const };
  expect(words(event('confirmed', 'customer'), pending)).toBe('Confirmed');
  expect(words(pending, pending)).toBe('Paid, awaiting confirmation');
});

it('tells where it was moved to, and what was said', () => {
  const booked = event('confirmed', 'customer');
  const moved = { ...event('confirmed', 'maker'), status: 'rescheduled' as const, note: 'No light until ten.' };
  expect(eventLabel({ ...moved, startsAt: '2026-11-25T09:00:00.000Z' }, zone, booked)).toEqual({
    words: 'Rescheduled to Wed 25\u00a0Nov, 10:00 by the maker',
    quote: 'No light until ten.',
  });
  const asked = { ...event('confirmed', 'maker'), note: 'Another time was proposed.' };
  expect(eventLabel(asked, zone, booked)).toEqual({ words: 'Another time was proposed.', quote: '' });
});
