import { describe, expect, it } from 'vitest';
import { lengthText, spanOfInches } from './size-chart.ts';

describe('lengths', () => {
  it('shows inches to the half', () => {
    expect([lengthText(78, 'cm'), lengthText(78, 'in'), lengthText(86, 'in')]).toEqual(['78', '30½', '34']);
    expect([spanOfInches([34, 36], 'in'), spanOfInches([34, 36], 'cm')]).toEqual(['34–36', '86–91']);
  });
});
