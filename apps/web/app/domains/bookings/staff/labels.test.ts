import { expect, it } from 'vitest';
import { spanText } from './labels.ts';

it('spanText names the second day only where there is one', () => {
  const start = '2026-11-24T21:30:00Z';
  expect(spanText(start, '2026-11-24T22:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–23:15');
  expect(spanText(start, '2026-11-24T23:15:00Z', 'Africa/Lagos')).toBe('Tue 24\u00a0Nov, 22:30–Wed 25\u00a0Nov, 00:15');
});
