import { expect, it } from 'vitest';
import { isBare, isPlain, plainHref, viewAt, viewQuery } from './view-address.ts';

const search = (query: string) => new URLSearchParams(query);
const views = [
  { name: 'Late', query: 'timing=late&sort=-number', isDefault: false },
  { name: 'Sewing', query: 'view=list&stage=sewing', isDefault: true },
];
const nameAt = (query: string) => viewAt(views, search(query))?.name ?? null;

it('keeps filters, words and order in a view, and neither the place nor how many rows', () => {
  expect(viewQuery(search('q=ada&page=3&limit=50&sort=number&saved=none&after=7'))).toBe('q=ada&sort=number');
});

it('knows the view that a list shows, however its address is written', () => {
  expect(nameAt('sort=-number&timing=late&page=2')).toBe('Late');
  expect(nameAt('stage=sewing')).toBe('Sewing');
  expect([nameAt('timing=late'), nameAt(''), nameAt('saved=none')]).toEqual([null, null, null]);
});

it('opens a list with a view only when the address asks for nothing', () => {
  expect(['', 'view=list', 'saved=none', 'page=2', 'q=a'].map((query) => isBare(search(query)))).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect([isPlain(search('saved=none&view=list')), isPlain(search('sort=number'))]).toEqual([true, false]);
});

it('leads back to the list without a view, in so many words where one opens it', () => {
  expect(plainHref(views, search('stage=sewing&view=list'))).toBe('?saved=none&view=list');
  expect(plainHref(views.slice(0, 1), search('timing=late'))).toBe('?');
});
