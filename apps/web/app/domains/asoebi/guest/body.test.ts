import { describe, expect, it } from 'vitest';
import { measurementsOf, NO_BODY, readBody } from './body.ts';

describe('measurements of a guest', () => {
  it('are none until a length is entered', () => {
    expect(measurementsOf(undefined, '2026-11-25')).toBeNull();
    expect(measurementsOf({ ...NO_BODY, typed: { 'bust-girth': ' ' } }, '2026-11-25')).toBeNull();
  });

  it('are sent in millimetres, of the figure that they were entered for', () => {
    const body = { ...NO_BODY, typed: { 'bust-girth': '36½', 'waist-girth': '30', 'kaftan-length': '40' } };
    expect(measurementsOf(body, '2026-11-25')).toMatchObject({
      ...{ figure: 'woman', unit: 'in', measuredOn: '2026-11-25', confirmed: [] },
      values: { 'bust-girth': 927, 'waist-girth': 762 },
    });
  });

  it('name what cannot be read, and ask about what is probably in the other unit until it is said to be right', () => {
    const body = { ...NO_BODY, unit: 'cm' as const, typed: { 'bust-girth': '36', 'waist-girth': 'x' } };
    const { unread, findings } = readBody(body);
    expect(unread).toEqual(['waist-girth']);
    expect(findings.map(({ measures }) => measures)).toEqual([['bust-girth']]);
    const odd = { ...NO_BODY, typed: { 'inside-leg-length': '30', height: '60', 'gown-length': '60' } };
    const keys = readBody(odd)
      .findings.filter(({ confirmable }) => confirmable)
      .map(({ key }) => key);
    expect(measurementsOf({ ...odd, areRight: true }, '2026-11-25')?.confirmed).toEqual(keys);
  });
});
