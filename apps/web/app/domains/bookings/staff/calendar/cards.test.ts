import { expect, it } from 'vitest';
import { linesOf, placeCards } from './cards.ts';
import type { Sitting } from './columns.ts';

const NAME = 'Oluwatobiloba Adébáyọ̀-Akíntọ́lá';
const sitting = (from: number, to: number, customer = 'Ada Obi', more: Partial<Sitting> = {}): Sitting => ({
  ...{ from, to },
  bookings: [{ _id: `${from} ${customer}`, customer, title: 'Fitting', status: 'pending', seats: 1 }] as never,
  ...more,
});
const place = (...sittings: Sitting[]) => placeCards({ sittings, blocks: [] });

it('counts lines by whole words, letters without their marks, and breaks what is longer than a line', () => {
  expect(linesOf('Ada Obi')).toBe(1);
  expect(linesOf('10:00 Ada Obi')).toBe(2);
  expect(linesOf('Tọ́lá Adébáyọ̀')).toBe(1);
  expect(linesOf(NAME)).toBe(4);
});

it('gives bookings of one time lanes of their own, each high enough for the whole name', () => {
  const { lanes, cards } = place(sitting(600, 620, NAME, { with: 'Musa' }), sitting(600, 620, 'Ada Obi'));
  expect(lanes).toBe(2);
  expect(cards.map(({ lane, time, name }) => [lane, time, name])).toEqual([
    [0, '10:00', NAME],
    [1, '10:00', 'Ada Obi'],
  ]);
  expect(cards[0]?.to).toBeGreaterThan(640);
  expect(cards[0]).toMatchObject({ details: [], rest: 'Pending, Fitting, with Musa' });
});

it('puts what begins beside a card that is higher than its time into the next lane', () => {
  expect(place(sitting(600, 620, NAME), sitting(620, 640)).lanes).toBe(2);
  expect(place(sitting(600, 630), sitting(630, 660)).lanes).toBe(1);
});

it('gives a booking beside another the height that its name takes in half the width, and one alone no more than its own', () => {
  const long = sitting(600, 630, 'Chiamaka Nwachukwu');
  expect(place(long).cards[0]?.to).toBe(630);
  const beside = place(long, sitting(600, 630, 'Fatima Garba')).cards;
  expect(beside.map(({ from, to }) => to - from)).toEqual([48.125, 30]);
});

it('tells all where there is room', () => {
  const [card] = place(sitting(600, 690)).cards;
  expect(card).toMatchObject({
    isTall: true,
    time: '10:00',
    until: '11:30',
    details: ['Pending', 'Fitting'],
    rest: null,
    to: 690,
  });
});

it('tells in one line what has none of its own, and first what needs doing', () => {
  const call = (status: string, more: object = {}) =>
    ({
      _id: 'b',
      customer: 'Ada Obi',
      title: 'Virtual consultation',
      seats: 1,
      place: 'video',
      status,
      ...more,
    }) as never;
  const of = (booking: never) => place(sitting(600, 630, 'Ada Obi', { with: 'Musa', bookings: [booking] })).cards[0];
  expect(of(call('confirmed'))).toMatchObject({ details: [], rest: 'Virtual consultation, with Musa', isVideo: true });
  expect(of(call('confirmed', { lacksCall: true }))).toMatchObject({
    rest: 'Virtual consultation, with Musa',
    lacksCall: true,
  });
  expect(of(call('pending'))?.rest).toMatch(/^Pending, /);
  expect(of(call('confirmed', { place: 'studio' }))?.isVideo).toBe(false);
});
