import { expect, it } from 'vitest';
import { moveOf } from './moving.rules.ts';

const TO_MAKE = { _id: 'a', stage: 'measured', next: ['in-production', 'ready'] } as const;
const READY = { _id: 'b', stage: 'ready', next: ['in-production', 'collected'] } as const;
const mutable = (set: typeof TO_MAKE | typeof READY) => ({ ...set, next: [...set.next] });
const [toMake, ready] = [mutable(TO_MAKE), mutable(READY)];

it('moves sets one way with a press, and back only where none goes on', () => {
  expect(moveOf([toMake, ready], 'in-production')).toEqual({ count: 1, isBack: false, setIds: ['a'] });
  expect(moveOf([ready], 'in-production')).toEqual({ count: 1, isBack: true, setIds: ['b'] });
});

it('sends along what cannot move, which is then told why', () => {
  expect(moveOf([toMake, ready], 'collected')).toEqual({ count: 1, isBack: false, setIds: ['a', 'b'] });
});
