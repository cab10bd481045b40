import { expect, it } from 'vitest';
import { isChild, suggestedDrafts } from './suggested.rules.ts';

const plain = { garment: null, categorySlug: null };

it.each([
  ['Babban Riga', 'babban-riga'],
  ['Isiagu Set', 'isiagu'],
  ['Senator Crest', 'senator'],
  ['Groom Etu Agbada', 'agbada'],
  ['Silk Boubou', 'boubou'],
  ['Corset Gown', 'corset'],
  ['Oleku Iro & Buba', 'iro'],
  ['Ankara Wrapper', 'iro'],
  ['Buba & Sokoto', 'buba'],
  ['Drawstring Sokoto', 'sokoto'],
  ['Plain Kaftan', 'kaftan'],
])('takes %s for a %s by its name', (title, first) => {
  expect(suggestedDrafts({ ...plain, title })[0]).toBe(first);
});

it('goes by the recipe, then by the category, where the name says nothing, and else guesses nothing', () => {
  const title = 'Sunday best';
  expect(suggestedDrafts({ ...plain, title, garment: 'agbada' })).toEqual(['agbada', 'buba', 'sokoto']);
  expect(suggestedDrafts({ title, garment: 'tunic', categorySlug: 'agbada' })[0]).toBe('kaftan');
  expect(suggestedDrafts({ ...plain, title, categorySlug: 'iro-and-buba' })).toEqual(['iro', 'buba']);
  expect(suggestedDrafts({ ...plain, title, categorySlug: 'gowns' })).toEqual([]);
  expect(suggestedDrafts({ ...plain, title: 'Bubalicious' })).toEqual([]);
});

it('knows a child by the measurements, and else by whom the product is for', () => {
  expect([isChild('child', 'men'), isChild('adult', 'boys'), isChild(undefined, 'girls')]).toEqual([true, false, true]);
  expect(isChild(undefined, null)).toBe(false);
});
