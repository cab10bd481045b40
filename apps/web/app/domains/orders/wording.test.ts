import { describe, expect, it } from 'vitest';
import { standing } from './wording.ts';

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
