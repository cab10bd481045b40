import { expect, it } from 'vitest';
import type { Column } from '../calendar/columns.ts';
import { printedRows } from './printed-rows.ts';

const booking = {
  ...{ _id: 'b1', customer: 'Ada Obi', title: 'Fitting', status: 'confirmed', place: 'studio', seats: 1 },
  lacksCall: false,
};
const call = { ...booking, _id: 'b2', place: 'video', status: 'pending', lacksCall: true };
const column = {
  person: { name: 'Sade Akinola' },
  sittings: [
    { from: 540, to: 570, bookings: [booking, { ...booking, _id: 'b3', seats: 2 }] },
    { from: 600, to: 660, with: { name: 'Musa Bello', place: 0 }, bookings: [call] },
  ],
} as unknown as Column;

it('tells every booking of a day with who comes, for what, to whom and where', () => {
  const told = printedRows(column).map(({ time, customer, service, provider, place }) =>
    [time, customer, service, provider, place].join(' | '),
  );
  expect(told).toEqual([
    '09:00–09:30 | Ada Obi | Fitting | Sade Akinola | At the workshop',
    '09:00–09:30 | Ada Obi, 2 seats | Fitting | Sade Akinola | At the workshop',
    '10:00–11:00 | Ada Obi | Fitting, Pending | Musa Bello | Video call, no joining details',
  ]);
});
