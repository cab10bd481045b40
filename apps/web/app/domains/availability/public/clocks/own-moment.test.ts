import { expect, it } from 'vitest';
import { ownMoment } from './own-moment.ts';

it('names the reader’s zone where clocks in Lagos show another time', () => {
  const at = '2026-11-30T01:51:00Z';
  expect(ownMoment(at, 'Europe/London')).toBe('Mon 30\u00a0Nov, 01:51, London time');
  expect(ownMoment(at, 'Africa/Lagos')).toBe('Mon 30\u00a0Nov, 02:51');
  expect(ownMoment(at, 'Africa/Luanda')).toBe('Mon 30\u00a0Nov, 02:51');
});
