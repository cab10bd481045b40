import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';

describe('the axis of a chart', () => {
  it('begins at nothing and ends at a round number', () => {
    expect(axisOf([812_000, 1_130_000])).toEqual({
      domain: [0, 1_250_000],
      ticks: [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000],
    });
    expect(axisOf([3, 9])).toEqual({ domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10] });
  });

  it('counts by the same step where amounts are fractions', () => {
    expect(axisOf([0.42]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('goes below nothing only as far as amounts do', () => {
    expect(axisOf([900_000, -40_000])).toEqual({
      domain: [-40_000, 1_000_000],
      ticks: [0, 200_000, 400_000, 600_000, 800_000, 1_000_000],
    });
    expect(axisOf([-70, -20])).toEqual({ domain: [-70, 0], ticks: [-60, -40, -20, 0] });
  });

  it('has a ground line when there is nothing', () => {
    expect(axisOf([0, 0])).toEqual({ domain: [0, 1], ticks: [0] });
    expect(axisOf([])).toEqual({ domain: [0, 1], ticks: [0] });
  });
});
