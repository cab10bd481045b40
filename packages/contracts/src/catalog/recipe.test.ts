import { expect, it } from 'vitest';
import { lookOf, recipeOf } from './recipe.ts';
import { recipePart } from './recipe-forms.ts';

const AGBADA = {
  title: 'Eko Agbada',
  recipe: {
    base: { garment: 'agbada', cloth: 'brocade-ivory', thread: '#b98a2e' },
    colours: {},
    choices: {
      burgundy: { cloth: 'brocade-burgundy', thread: '#d8ae5c' },
      tonal: { thread: '#d6c7a4' },
      zip: { trousers: 'narrow' },
    },
  },
  optionGroups: [
    {
      _id: 'colour',
      choices: [
        { _id: 'ivory', label: 'Ivory' },
        { _id: 'burgundy', label: 'Burgundy' },
      ],
    },
    { _id: 'embroidery', choices: [{ _id: 'tonal', label: 'Tone on tone' }] },
    { _id: 'posting', choices: [{ _id: 'box', label: 'In a box' }] },
  ],
};
const options = { colour: 'burgundy', embroidery: 'tonal', posting: 'box' };

it('changes the recipe by what is chosen, group by group', () => {
  expect(recipeOf(AGBADA, { colour: null, options })).toEqual({
    garment: 'agbada',
    cloth: 'brocade-burgundy',
    thread: '#d6c7a4',
  });
});

it('leaves the recipe as it is where nothing is chosen that it knows', () => {
  const stray = { colour: 'ivory', embroidery: 'constructor', gone: 'tonal' };
  expect(recipeOf(AGBADA, { colour: 'toString', options: stray })).toEqual(AGBADA.recipe.base);
});

it('takes the colour of a variant', () => {
  const recipe = { base: { garment: 'dashiki' }, colours: { Cobalt: { cloth: 'blue' } }, choices: {} };
  const dashiki = { title: 'Dashiki', recipe, optionGroups: [] };
  expect(recipeOf(dashiki, { colour: 'Cobalt', options: {} })).toEqual({ garment: 'dashiki', cloth: 'blue' });
  expect(lookOf(dashiki, { colour: 'Cobalt', options: {} })).toBe('Dashiki as chosen: Cobalt');
});

it('says what the picture shows, and nothing that it does not', () => {
  expect(lookOf(AGBADA, { colour: null, options })).toBe('Eko Agbada as chosen: Burgundy; Tone on tone');
});

it('draws nothing for a product without a recipe', () => {
  expect(recipeOf({ ...AGBADA, recipe: null }, { colour: null, options })).toBeNull();
});

it.each([
  ['a list', []],
  ['a value within a value', { cloth: { name: 'x' } }],
  ['a long word', { cloth: 'x'.repeat(41) }],
  ['too many values', Object.fromEntries(Array.from({ length: 25 }, (_, k) => [`v${k}`, k]))],
])('refuses %s', (_what, part) => {
  expect(recipePart.safeParse(part).success).toBe(false);
});
