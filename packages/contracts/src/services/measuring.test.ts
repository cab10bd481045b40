import { expect, it } from 'vitest';
import { visitPurpose } from './measuring.ts';

it('tells a fitting, at which something is tried on, from a visit at which somebody is measured', () => {
  expect(['Fitting', 'Toile fitting for a corset', 'Extra fittings'].map(visitPurpose)).toEqual(
    Array(3).fill('fitting'),
  );
  const measuring = ['Studio measuring', 'Measuring and fitting', 'Home visit', 'Close-fitted gowns'];
  expect(measuring.map(visitPurpose)).toEqual(Array(4).fill('measuring'));
});
