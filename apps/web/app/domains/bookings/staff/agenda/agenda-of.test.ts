import { expect, it } from 'vitest';
import type { Column } from '../calendar/columns.ts';
import { agendaOf } from './agenda-of.ts';

const fitting = { _id: 's1', duration: 60, bufferBefore: 0, bufferAfter: 0, providerIds: ['p1'] };
const services = { services: [fitting] } as never;
const column = {
  person: { _id: 'p1' },
  key: '',
  day: '2026-11-24',
  open: [{ from: 540, to: 1020 }],
  sittings: [{ from: 600, to: 660, bookings: [{}] }],
  blocks: [{ from: 720, to: 780, block: {} }],
  free: [
    { from: 540, to: 600 },
    { from: 660, to: 720 },
    { from: 780, to: 1020 },
  ],
} as unknown as Column;
const told = (now: number) => agendaOf(column, services, now).map(({ is, from, to }) => `${is} ${from}-${to}`);

it('tells a day in the order of its hours', () => {
  expect(told(0)).toEqual(['free 540-600', 'sitting 600-660', 'free 660-720', 'kept 720-780', 'free 780-1020']);
});

it('offers nothing that has passed, nor less than a step', () => {
  expect(told(665)).toEqual(['sitting 600-660', 'free 675-720', 'kept 720-780', 'free 780-1020']);
  expect(told(710)).toEqual(['sitting 600-660', 'kept 720-780', 'free 780-1020']);
  expect(told(1440)).toEqual(['sitting 600-660', 'kept 720-780']);
});

it('offers free time to walk-ins only where one of the services fits', () => {
  const walkIns = (of: Column, now = 0) =>
    agendaOf(of, services, now).flatMap((entry) => (entry.is === 'free' ? [entry.walkIn] : []));
  expect(walkIns(column)).toEqual([540, 660, 780]);
  expect(walkIns(column, 665), '45 minutes are left of the first').toEqual([null, 780]);
  expect(walkIns({ ...column, person: { _id: 'p2' } as Column['person'] }), 'who provides nothing').toEqual([
    null,
    null,
    null,
  ]);
});
