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

const MUSA = { name: 'Musa', place: 1 };

it('gives bookings of one time lanes of their own, each as high as its time, however long its name', () => {
  const { lanes, cards } = place(sitting(600, 620, NAME, { with: MUSA }), sitting(600, 630, 'Ada Obi'));
  expect(lanes).toBe(2);
  const told = cards.map(({ from, to, time, until, name }) => [from, to, time, until, name]);
  expect(told).toContainEqual([600, 630, '10:00', '10:30', 'Ada Obi']);
  expect(told).toContainEqual([600, 620, '10:00', '10:20', NAME]);
  expect(cards.find(({ name }) => name === NAME)).toMatchObject({
    details: [],
    rest: 'Pending, Fitting',
    unsaid: 'with Musa',
  });
});

it('keeps free below a card what its name needs, in as many lines as its width makes of it', () => {
  expect(place(sitting(600, 620, NAME), sitting(620, 640)).lanes).toBe(2);
  expect(place(sitting(600, 630), sitting(630, 660)).lanes).toBe(1);
  const long = sitting(600, 630, 'Chiamaka Nwachukwu');
  expect(place(long, sitting(630, 660)).lanes).toBe(1);
  expect(place(long, sitting(600, 630, 'Oluwaseun Adeyemi'), sitting(630, 660)).lanes).toBe(3);
});

it('makes what is shorter than a line as high as one', () => {
  const [short] = place(sitting(600, 605)).cards;
  expect(short).toMatchObject({ isTall: false, until: '10:05' });
  expect(short?.to).toBe(610.625);
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

it('says who does it in words where a line is left for that', () => {
  const [card] = place(sitting(600, 690, 'Ada Obi', { with: MUSA })).cards;
  expect(card).toMatchObject({ details: ['Pending', 'Fitting', 'with Musa'], rest: null, unsaid: null });
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
  const of = (booking: never) => place(sitting(600, 630, 'Ada Obi', { with: MUSA, bookings: [booking] })).cards[0];
  expect(of(call('confirmed'))).toMatchObject({
    ...{ details: [], rest: 'Virtual consultation', unsaid: 'with Musa', isVideo: true },
  });
  expect(of(call('confirmed', { lacksCall: true }))).toMatchObject({
    rest: 'Virtual consultation',
    lacksCall: true,
  });
  expect(of(call('pending'))?.rest).toMatch(/^Pending, /);
  expect(of(call('confirmed', { place: 'studio' }))?.isVideo).toBe(false);
});
