import { expect, it } from 'vitest';
import { choosable } from './choosable.rules.ts';

const slot = (start: string, seatsLeft = 1) => ({ start, seatsLeft });

it('leaves out times with too few seats', () => {
  const [full, free] = [slot('2026-12-05T09:00:00.000Z'), slot('2026-12-05T10:00:00.000Z', 2)];
  expect(choosable([full, free], { seats: 2, notBefore: null })).toEqual([free]);
});

it('leaves out times before the moment from which on they make sense, and keeps one that begins then', () => {
  const [early, then, later] = ['09:30', '10:00', '10:30'].map((time) => slot(`2026-12-05T${time}:00.000Z`));
  const left = choosable(
    [early, then, later].flatMap((each) => each ?? []),
    {
      seats: 1,
      notBefore: '2026-12-05T10:00:00Z',
    },
  );
  expect(left).toEqual([then, later]);
});
