import { expect, it } from 'vitest';
import { dueLabel } from './due-label.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['2026-11-23T14:10:00Z', 'due in 2 h'],
  ['2026-11-23T12:30:00Z', 'due in 30 min'],
  ['2026-11-23T12:00:10Z', 'due in 1 min'],
  ['2026-11-23T11:30:00Z', '30 min late'],
  ['2026-11-23T08:59:00Z', '3 h late'],
  ['2026-11-21T11:00:00Z', '2 d late'],
])('says of %s that it is %s', (due, label) => {
  expect(dueLabel(due, NOW)).toBe(label);
});

it('names the moment of what is a day off or more', () => {
  expect(dueLabel('2026-11-26T09:00:00Z', NOW)).toMatch(/^due 26\u00a0Nov/);
});
