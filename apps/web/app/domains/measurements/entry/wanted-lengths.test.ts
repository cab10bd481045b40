import { measuresOf } from '@adunni/contracts/measurements/catalogue';
import { expect, it } from 'vitest';
import { newPathFor } from '../public/paths.ts';
import { splitLengths, stillNeeded, wishIn } from './wanted-lengths.ts';

const names = measuresOf('man');

it('asks only for what is needed, and for what was entered before', () => {
  const path = newPathFor('/orders/1', { title: 'Agbada', gender: 'men', needed: ['height', 'shoulder-width'] });
  const wish = wishIn(new URLSearchParams(path.split('?')[1]));
  expect(wish).toEqual({ title: 'Agbada', gender: 'men', needs: ['height', 'shoulder-width'] });
  const { asked, more } = splitLengths(names, wish, { 'hip-girth': { text: '100', mm: 1000 } });
  expect(asked.toSorted()).toEqual(['height', 'hip-girth', 'shoulder-width']);
  expect([...asked, ...more].toSorted()).toEqual([...names].toSorted());
});

it('asks for everything when nothing in particular is made', () => {
  const wish = wishIn(new URLSearchParams(newPathFor('/cart', null).split('?')[1]));
  expect(splitLengths(names, wish, {})).toEqual({ asked: names, more: [] });
});

it('names what a saved profile still lacks of what was asked for, and nothing that is not taken of the figure', () => {
  const profile = { figure: 'man' as const, current: { values: { height: 1810 } } };
  const needs = ['shoulder-width', 'height', 'under-bust-girth', 'no-such-length', 'head-girth'];
  expect(stillNeeded(profile, { needs })).toEqual(['head-girth', 'shoulder-width']);
  expect(stillNeeded(profile, { needs: [] })).toEqual([]);
});
