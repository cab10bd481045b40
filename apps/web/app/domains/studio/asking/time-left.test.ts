import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-28T10:00:00Z');

it('says minutes, hours and days', () => {
  expect(timeLeft('2026-11-28T09:59:00Z', now)).toBe('Time is up');
  expect(timeLeft('2026-11-28T10:00:30Z', now)).toBe('1 minute left');
  expect(timeLeft('2026-11-28T11:30:00Z', now)).toBe('1 hour left');
  expect(timeLeft('2026-11-30T10:00:00Z', now)).toBe('48 hours left');
  expect(timeLeft('2026-12-05T10:00:00Z', now)).toBe('7 days left');
});
