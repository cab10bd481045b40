import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { expect, it } from 'vitest';
import { isAskedFor, withMore } from './load-designs.ts';

const design = (title: string, slot: Outfit['slot'] = 'whole') =>
  ({ _id: title, slot, product: { title, maker: { name: 'Adewura Atelier' } } }) as unknown as Outfit;
const [agbada, top, gele] = [design('Eko Agbada'), design('Dashiki', 'top'), design('Auto-gele', 'head')];

it('finds designs by kind, and by words of title or maker in any letter case', () => {
  const found = (kind: 'all' | 'clothes' | 'head', words = '') =>
    [agbada, top, gele].filter((each) => isAskedFor({ kind, words }, each));
  expect(found('all')).toEqual([agbada, top, gele]);
  expect(found('clothes')).toEqual([agbada, top]);
  expect(found('head')).toEqual([gele]);
  expect(found('all', ' AGBADA ')).toEqual([agbada]);
  expect(found('clothes', 'adewura')).toEqual([agbada, top]);
  expect(found('head', 'dashiki')).toEqual([]);
});

it('shows a design once that moved to the next page meanwhile', () => {
  const more = withMore({ items: [agbada, top], total: 3 }, { items: [top, gele], total: 4 });
  expect(more).toEqual({ items: [agbada, top, gele], total: 4 });
});
