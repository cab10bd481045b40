import { describe, expect, it } from 'vitest';
import { NIGERIAN_STATES } from './nigeria.ts';

describe('Nigerian states', () => {
  it('are 36 and the capital territory, with 774 local government areas', () => {
    expect(Object.keys(NIGERIAN_STATES)).toHaveLength(37);
    expect(Object.values(NIGERIAN_STATES).flat()).toHaveLength(774);
  });

  it('name each area once within its state, in the order of the alphabet', () => {
    for (const [state, names] of Object.entries(NIGERIAN_STATES)) {
      expect(new Set(names).size, state).toBe(names.length);
      expect(
        [...names].sort((a, b) => a.localeCompare(b, 'en')),
        state,
      ).toEqual(names);
    }
  });
});
