import { DRAFT_NAMES } from '@adunni/contracts/patterns/choices';
import { GARMENT_KINDS } from '@adunni/contracts/studio/garments';
import { expect, it } from 'vitest';
import { consistsOf, isChild, isOfStrips, type Sewn } from './suggested.rules.ts';

const plain: Sewn = { title: 'Sunday best', recipe: null, choices: [], categorySlug: null, fabric: null };
const of = (sewn: Partial<Sewn>) => consistsOf({ ...plain, ...sewn });
const garments = (sewn: Partial<Sewn>) => of(sewn).suggested.join(', ');

it.each([
  ['Babban Riga', 'babban-riga, kaftan, trousers'],
  ['Isiagu Set', 'isiagu, trousers'],
  ['Senator Crest', 'senator, trousers'],
  ['Groom Etu Agbada', 'agbada, buba, sokoto'],
  ['Silk Boubou', 'boubou'],
  ['Corset Gown', 'corset, a-line-skirt'],
  ['Oleku Iro & Buba', 'iro, buba'],
  ['Ankara Wrapper', 'iro'],
  ['George Wrapper & Blouse', 'iro, bodice'],
  ['Buba & Sokoto', 'buba, sokoto'],
  ['Drawstring Sokoto', 'sokoto'],
  ['Plain Kaftan', 'kaftan, trousers'],
  ['Pencil skirt', 'straight-skirt'],
  ['Flared skirt and blouse', 'bodice, a-line-skirt'],
  ['Bubalicious', ''],
])('goes by a title where there is no recipe: %s is %s', (title, expected) => {
  expect(garments({ title })).toBe(expected);
});

it.each<[string, Partial<Sewn>, string, string[]]>([
  ['a set', { recipe: { garment: 'agbada' } }, 'agbada, buba, sokoto', []],
  ['a cap', { recipe: { garment: 'agbada', cap: 'gobi' } }, 'agbada, buba, sokoto', ['Cap']],
  ['narrow trousers', { recipe: { garment: 'agbada', trousers: 'narrow' } }, 'agbada, buba, trousers', []],
  ['a northern robe', { title: 'Babban Riga', recipe: { garment: 'agbada' } }, 'babban-riga, kaftan, trousers', []],
  ['a short tunic', { recipe: { garment: 'tunic', hemY: 1060 } }, 'senator, trousers', []],
  ['a long tunic', { recipe: { garment: 'tunic', hemY: 1120, cap: 'hula' } }, 'kaftan, trousers', ['Cap']],
  ['a tunic by its name', { title: 'Senator', recipe: { garment: 'tunic', hemY: 1190 } }, 'senator, trousers', []],
  ['studs', { recipe: { garment: 'tunic', hemY: 1020, embroidery: 'isiagu' } }, 'isiagu, trousers', []],
  ['a misleading title', { title: 'Agbada blues', recipe: { garment: 'boubou' } }, 'boubou', []],
  ['a sash and gele', { recipe: { garment: 'iro-buba', sash: true, gele: true } }, 'iro, buba', ['Gele', 'Ipele']],
  ['no sash', { recipe: { garment: 'iro-buba', sash: false } }, 'iro, buba', []],
  ['what has no draft', { title: 'Agbada coat', recipe: { garment: 'duster' } }, '', []],
])('goes by the recipe as it was chosen: %s', (_, sewn, expected, undrafted) => {
  expect(garments(sewn)).toBe(expected);
  expect(of(sewn).undrafted).toEqual(undrafted);
});

it('hears from the words of choices what a product without a recipe comes with', () => {
  const choices = ['Narrow sokoto (trousers) with a zip', 'Gobi (folded cap) in matching fabric'];
  expect(of({ title: 'Eko Agbada', choices })).toEqual({
    suggested: ['agbada', 'buba', 'trousers'],
    undrafted: ['Cap'],
  });
  expect(of({ choices: ['Capped sleeves', 'Plain'] }).undrafted).toEqual([]);
});

it('goes by the category where the title says nothing, and else guesses nothing', () => {
  expect(garments({ categorySlug: 'iro-and-buba' })).toBe('iro, buba');
  expect(garments({ categorySlug: 'gowns' })).toBe('');
});

it('names only what can be drafted, each once, for every kind of garment', () => {
  for (const garment of GARMENT_KINDS) {
    const { suggested } = of({ recipe: { garment } });
    expect(new Set(suggested).size).toBe(suggested.length);
    expect(suggested.every((draft) => DRAFT_NAMES.includes(draft))).toBe(true);
  }
});

it('knows a child by the measurements, and else by whom the product is for', () => {
  expect([isChild('child', 'men'), isChild('adult', 'boys'), isChild(undefined, 'girls')]).toEqual([true, false, true]);
  expect(isChild(undefined, null)).toBe(false);
});

it('knows aso-oke by the cloth of a recipe, without one by words', () => {
  const strips = (sewn: Partial<Sewn>) => isOfStrips({ ...plain, ...sewn });
  expect(strips({ recipe: { garment: 'iro-buba', cloth: 'asooke-emerald' } })).toBe(true);
  expect(strips({ title: 'Aso-oke Iro', recipe: { garment: 'iro-buba', cloth: 'lace-cord' } })).toBe(false);
  expect([strips({ title: 'Groom Etu Agbada' }), strips({ choices: ['Aso-oke in wine'] })]).toEqual([true, true]);
  expect([strips({ fabric: 'Aso-oke' }), strips({ fabric: 'Adire' })]).toEqual([true, false]);
  expect(strips({ fabric: 'Aso-oke', recipe: { cloth: 'lace-cord' } }), 'another cloth was chosen').toBe(false);
  expect(strips({ title: 'Ankara Wrapper' })).toBe(false);
});
