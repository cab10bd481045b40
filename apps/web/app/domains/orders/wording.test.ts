import { describe, expect, it } from 'vitest';
import { remaining, standing } from './wording.ts';

describe('where an order stands', () => {
  it('is its state until it is paid and once it is over', () => {
    expect(standing({ state: 'awaiting-payment', stages: ['placed'] })).toBe('Awaiting payment');
    expect(standing({ state: 'cancelled', stages: ['cancelled'] })).toBe('Cancelled');
    expect(standing({ state: 'completed', stages: ['closed', 'cancelled'] })).toBe('Completed');
  });

  it('is the stage of what is still made, when there is one only', () => {
    expect(standing({ state: 'paid', stages: ['sewing', 'cancelled'] })).toBe('Sewing');
    expect(standing({ state: 'part-paid', stages: ['sewing', 'packed'] })).toBe('In several stages');
  });
});

describe('the time that is left', () => {
  const until = '2026-11-21T10:15:00.000Z';

  it('counts minutes and seconds, begun seconds in full, and stops at nothing', () => {
    expect(remaining(until, Date.parse('2026-11-21T10:00:00.000Z'))).toBe('15:00');
    expect(remaining(until, Date.parse('2026-11-21T10:13:54.400Z'))).toBe('1:06');
    expect(remaining(until, Date.parse('2026-11-21T10:16:00.000Z'))).toBe('0:00');
  });
});
