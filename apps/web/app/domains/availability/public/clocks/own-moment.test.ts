import { expect, it } from 'vitest';
import { ownMoment, workMoment } from './own-moment.ts';

it('names the reader’s zone where clocks in Lagos show another time', () => {
  const at = '2026-11-30T01:51:00Z';
  expect(ownMoment(at, 'Europe/London')).toBe('Mon 30\u00a0Nov, 01:51, London time');
  expect(ownMoment(at, 'Africa/Lagos')).toBe('Mon 30\u00a0Nov, 02:51');
  expect(ownMoment(at, 'Africa/Luanda')).toBe('Mon 30\u00a0Nov, 02:51');
});

it('tells those at work the workshop’s time, which is named where their browser shows another', () => {
  const at = '2026-11-30T01:51:00Z';
  expect(workMoment(at, 'Africa/Lagos', 'Europe/London')).toBe('Mon 30\u00a0Nov, 02:51, Lagos time');
  expect(workMoment(at, 'Europe/London', 'Africa/Lagos')).toBe('Mon 30\u00a0Nov, 01:51, London time');
  expect(workMoment(at, 'Africa/Lagos', 'Africa/Luanda')).toBe('Mon 30\u00a0Nov, 02:51');
  expect(workMoment(at, undefined, 'Africa/Lagos')).toBe('Mon 30\u00a0Nov, 02:51');
});
