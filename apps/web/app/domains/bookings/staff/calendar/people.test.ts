import { expect, it } from 'vitest';
import { colourOf, initialsOf } from './people.ts';

it('stands for names by their first and last word, whatever letters they begin with', () => {
  expect(['Adewura Balogun', 'Sade', 'Ọlá Ade  Ẹniọlá', 'musa bello'].map(initialsOf)).toEqual(['AB', 'S', 'ỌẸ', 'MB']);
});

it('begins again with colours once they are used up', () => {
  expect([0, 5, 6].map(colourOf)).toEqual([0, 5, 0]);
});
