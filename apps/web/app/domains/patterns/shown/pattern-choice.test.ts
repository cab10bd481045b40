import { expect, it } from 'vitest';
import { asksForSame, choiceOf, queryOf } from './pattern-choice.ts';

const choice = (search: string) => choiceOf(new URLSearchParams(search));

it('reads what an address asks for, and leaves out what there is not', () => {
  expect(choice('draft=agbada&fit=loose&width=60')).toEqual({ draft: 'agbada', fit: 'loose', width: 60 });
  expect(choice('draft=toga&fit=tight&width=50')).toEqual({ draft: undefined, fit: 'regular', width: 45 });
  expect(queryOf(choice(''))).toEqual({ fit: 'regular' });
});

it('asks for nothing anew when only the fabric is another', () => {
  const of = (search: string) => new URL(`https://adunni.example/designer/orders/1/pattern/2${search}`);
  expect(asksForSame(of('?fit=loose'), of('?fit=loose&width=60'))).toBe(true);
  expect(asksForSame(of('?fit=loose'), of('?fit=fitted'))).toBe(false);
});
