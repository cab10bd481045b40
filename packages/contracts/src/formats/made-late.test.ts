import { expect, it, vi } from 'vitest';
import { madeLate } from './made-late.ts';

it('makes something once, and not before it is asked for', () => {
  const make = vi.fn(() => ({}));
  const made = madeLate(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
