import type { Booking } from '@adunni/contracts/bookings';
import { expect, it } from 'vitest';
import { answerWords, endWords, eventWords } from './words.ts';

const maker = { slug: 'kolade-and-thread', name: 'Kolade & Thread' };
const event = (state: 'cancelled' | 'declined' | 'confirmed', by: 'customer' | 'maker' | 'system') => ({
  state,
  by,
  note: '',
  startsAt: '2026-11-24T09:00:00.000Z',
  at: '2026-11-21T09:00:00.000Z',
});
const ended = (booking: Partial<Booking>) => endWords({ maker, noShowBy: null, events: [], ...booking } as Booking);

it('says who ended a booking', () => {
  expect(ended({ state: 'cancelled', events: [event('cancelled', 'customer')] })).toBe('You cancelled this booking.');
  expect(ended({ state: 'cancelled', events: [event('cancelled', 'maker')] })).toBe(
    'Kolade & Thread cancelled this booking.',
  );
  expect(ended({ state: 'cancelled', events: [event('cancelled', 'system')] })).toMatch(/ran out/);
  expect(ended({ state: 'declined', events: [event('declined', 'system')] })).toMatch(/did not answer/);
  expect(ended({ state: 'no-show', noShowBy: 'maker' })).toBe('Kolade & Thread did not come.');
  expect(ended({ state: 'confirmed' })).toBeNull();
});

it('promises the money back only where some was paid', () => {
  const open = { answerBy: null, maker };
  expect(answerWords({ ...open, paid: 0 as Booking['paid'] })).toBe('Kolade & Thread confirms this booking.');
  expect(answerWords({ ...open, paid: 5000 as Booking['paid'] })).toMatch(/comes back/);
});

it('tells what happened, by whom', () => {
  const words = (...[what, before]: Parameters<typeof eventWords>) => eventWords(what, before).words;
  expect(words(event('confirmed', 'maker'))).toBe('Confirmed by the maker');
  expect(words(event('cancelled', 'system'))).toBe('Not paid in time');
  expect(words(event('confirmed', 'customer'))).toBe('Booked by you, and confirmed at once');
  const pending = { ...event('confirmed', 'customer'), state: 'pending' as const };
  expect(words(event('confirmed', 'customer'), pending)).toBe('Confirmed');
  expect(words(pending, pending)).toBe('Paid, and put to the maker');
});

it('tells where it was moved to, and what was said', () => {
  const booked = event('confirmed', 'customer');
  const moved = { ...event('confirmed', 'maker'), state: 'rescheduled' as const, note: 'No light until ten.' };
  expect(eventWords({ ...moved, startsAt: '2026-11-25T09:00:00.000Z' }, booked)).toEqual({
    words: expect.stringMatching(/^Moved to Wed 25 Nov, \d\d:00 by the maker$/),
    quote: 'No light until ten.',
  });
  const asked = { ...event('confirmed', 'maker'), note: 'Another time was proposed.' };
  expect(eventWords(asked, booked)).toEqual({ words: 'Another time was proposed.', quote: '' });
});
