import { measuresOf } from '@adunni/contracts/measurements/catalogue';
import { expect, it } from 'vitest';
import { newPathFor } from '../public/paths.ts';
import { splitLengths, wishIn } from './wanted-lengths.ts';

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
