import { expect, it } from 'vitest';
import { type Calendar, columnOf, columnOfAll, freeAt, seatsIn } from './columns.ts';

const person = {
  _id: 'p1',
  name: 'Musa Bello',
  title: '',
  zone: 'Africa/Lagos',
  hours: [],
  dailyCap: null,
  isActive: true,
  version: 1,
};
const booking = {
  _id: 'b1',
  number: 'BKG-2026-000001',
  status: 'confirmed' as const,
  providerId: 'p1',
  title: 'Fitting',
  customer: 'Ada Obi',
  place: 'studio' as const,
  seats: 1,
  startsAt: '2026-11-24T09:00:00Z',
  endsAt: '2026-11-24T09:30:00Z',
  takenFrom: '2026-11-24T08:45:00Z',
  takenTo: '2026-11-24T09:45:00Z',
  lacksCall: false,
  version: 1,
};
const span = (startsAt: string, endsAt: string, providerId = 'p1') => ({ providerId, startsAt, endsAt });
const calendar = (more: Partial<Calendar>): Calendar => ({
  maker: { _id: 'm1', name: 'Kolade' },
  zone: 'Africa/Lagos',
  from: '2026-11-24',
  until: '2026-11-24',
  providers: [person],
  open: [span('2026-11-24T08:00:00Z', '2026-11-24T16:00:00Z')],
  blocks: [],
  awaiting: 0,
  bookings: [],
  services: [],
  ...more,
});

it('what is free is open, not kept free and not taken with its buffers', () => {
  const blocks = [{ ...span('2026-11-24T12:00:00Z', '2026-11-25T12:00:00Z'), _id: 'k1', note: 'Market' }];
  const column = columnOf(calendar({ blocks, bookings: [booking] }), person, '2026-11-24');
  expect(column.open).toEqual([{ from: 540, to: 1020 }]);
  expect(column.free).toEqual([
    { from: 540, to: 585, isBeforeBooking: true },
    { from: 645, to: 780, isAfterBooking: true },
  ]);
  expect(column.blocks.map(({ from, to }) => [from, to])).toEqual([[780, 1440]]);
  expect(column.sittings.map(({ from, to }) => [from, to])).toEqual([[600, 630]]);
});

it('other people’s bookings and other days are left out', () => {
  const theirs = { ...booking, _id: 'b2', providerId: 'p2' };
  const both = calendar({ bookings: [booking, theirs] });
  expect(columnOf(both, person, '2026-11-24').sittings).toHaveLength(1);
  expect(columnOf(both, person, '2026-11-25')).toMatchObject({ open: [], sittings: [], free: [] });
});

it('people of one class sit together', () => {
  const bookings = [booking, { ...booking, _id: 'b2', seats: 3 }, { ...booking, _id: 'b3', title: 'Hem' }];
  const { sittings } = columnOf(calendar({ bookings }), person, '2026-11-24');
  expect(sittings.map((sitting) => [sitting.bookings.length, seatsIn(sitting)])).toEqual([
    [2, 4],
    [1, 1],
  ]);
});

it('everybody’s day holds what each has, and says who is free when', () => {
  const sade = { ...person, _id: 'p2', name: 'Sade Akinola' };
  const open = [
    span('2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'),
    span('2026-11-24T11:00:00Z', '2026-11-24T16:00:00Z', 'p2'),
  ];
  const blocks = [{ ...span('2026-11-24T08:30:00Z', '2026-11-24T09:15:00Z', 'p2'), _id: 'k1', note: 'Market' }];
  const both = calendar({ open, blocks, bookings: [booking], providers: [person, sade] });
  const column = columnOfAll(both, [person, sade], '2026-11-24');
  expect(column.open).toEqual([{ from: 540, to: 1020 }]);
  expect(column.sittings).toMatchObject([{ from: 600, with: { name: 'Musa Bello', place: 0 } }]);
  expect(column.blocks).toMatchObject([{ from: 570, of: 'Sade Akinola' }]);
  expect(column.free.map(({ of, from, to }) => [of?.name, from, to])).toEqual([
    ['Musa Bello', 540, 585],
    ['Musa Bello', 645, 780],
    ['Sade Akinola', 720, 1020],
  ]);
  const on = (at: number) => freeAt(both, [person, sade], { day: '2026-11-24', at }).name;
  expect([on(540), on(900), on(1200)]).toEqual(['Musa Bello', 'Sade Akinola', 'Musa Bello']);
});
