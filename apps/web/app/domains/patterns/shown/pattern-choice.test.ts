import { expect, it } from 'vitest';
import { asksForSame, choiceOf, openingWidth, queryOf } from './pattern-choice.ts';

const choice = (search: string) => choiceOf(new URLSearchParams(search));

it('reads what an address asks for, and leaves out what there is not', () => {
  expect(choice('draft=agbada&fit=loose&width=60')).toEqual({ draft: 'agbada', fit: 'loose', width: 60 });
  expect(choice('draft=toga&fit=tight&width=50')).toEqual({ draft: undefined, fit: 'regular', width: undefined });
  expect(queryOf(choice(''))).toEqual({ fit: 'regular' });
});

it('asks for nothing anew when only the fabric is another', () => {
  const of = (search: string) => new URL(`https://adunni.example/designer/orders/1/pattern/2${search}`);
  expect(asksForSame(of('?fit=loose'), of('?fit=loose&width=60'))).toBe(true);
  expect(asksForSame(of('?fit=loose'), of('?fit=fitted'))).toBe(false);
});

it('opens with strips for what is sewn from these, else with the first fabric that is wide enough', () => {
  const plan = (inches: 45 | 60 | 6 | 4, ...tooWide: string[]) => ({ inches, tooWide });
  const plans = [plan(45, 'Wrapper'), plan(60), plan(6), plan(4)];
  expect([openingWidth(plans, false), openingWidth(plans, true)]).toEqual([60, 6]);
  expect(openingWidth([plan(45), plan(60)], false)).toBe(45);
  expect(openingWidth([plan(45, 'Wrapper'), plan(60, 'Wrapper'), plan(6)], false), 'none is wide enough').toBe(45);
  expect(openingWidth([], false)).toBe(45);
});
