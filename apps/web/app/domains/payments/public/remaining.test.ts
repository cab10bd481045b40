import { describe, expect, it } from 'vitest';
import { remaining } from './remaining.ts';

describe('the time that is left', () => {
  const until = '2026-11-21T10:15:00.000Z';

  it('counts minutes and seconds, begun seconds in full, and stops at nothing', () => {
    expect(remaining(until, Date.parse('2026-11-21T10:00:00.000Z'))).toBe('15:00');
    expect(remaining(until, Date.parse('2026-11-21T10:13:54.400Z'))).toBe('1:06');
    expect(remaining(until, Date.parse('2026-11-21T10:16:00.000Z'))).toBe('0:00');
  });
});
