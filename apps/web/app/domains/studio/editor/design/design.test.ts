import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName, fileName, nameOf, readDesign, readFragment, recipeText, toFragment } from './design.ts';

const { start } = GARMENTS.tunic;
const problemOf = (text: string) => {
  const read = readDesign(text);
  return 'problem' in read ? read.problem : null;
};

it.each(Object.entries(GARMENTS))('a link leads to the same %s', (_name, kind) => {
  const design = { name: 'Adé’s naming day 🎉', recipe: kind.start };
  const fragment = toFragment(design);
  expect(readFragment(`#${fragment}`)).toEqual({ design });
  expect(fragment.length).toBeLessThan(1200);
});

it('reads a copied recipe, with or without its name', () => {
  expect(readDesign(recipeText(start))).toEqual({ design: { name: '', recipe: start } });
  expect(readDesign(JSON.stringify({ name: 'Mine', recipe: start }))).toEqual({
    design: { name: 'Mine', recipe: start },
  });
});

it.each([
  ['no JSON', 'hello', /not JSON/],
  ['a list', '[]', /not the recipe/],
  ['nothing', 'null', /not the recipe/],
  ['another garment', JSON.stringify({ ...start, garment: 'toga' }), /garment/],
  ['a hem in the clouds', JSON.stringify({ ...start, hemY: 1e9 }), /hemY/],
  ['a path', JSON.stringify({ ...start, cloth: '../secret' }), /cloth/],
  ['markup for a colour', JSON.stringify({ ...start, thread: '"/><script>' }), /thread/],
  ['an unknown value', JSON.stringify({ ...start, onload: 'x' }), /onload/],
  ['a prototype', `{"__proto__":{"garment":"tunic"}}`, /not the recipe|does not/],
])('says what is wrong with %s', (_what, text, problem) => {
  expect(problemOf(text)).toMatch(problem);
});

it.each([
  ['a text of ten megabytes', () => 'a'.repeat(10_000_000)],
  ['lists in lists without end', () => '['.repeat(5_000) + ']'.repeat(5_000)],
  [
    'a thousand unknown values',
    () => JSON.stringify(Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`k${i}`, i]))),
  ],
  ['colours without end', () => JSON.stringify({ ...start, clothColours: '#000000 '.repeat(1_100) })],
  ['a name without end', () => JSON.stringify({ name: '\u202e'.repeat(9_000), recipe: start })],
])('spends less than a second on %s', (_what, make) => {
  const text = make();
  const started = performance.now();
  readDesign(text);
  readFragment(`#d=${text}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('survives any link', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const read = readFragment(`#d=${code}`);
      return read !== null && ('problem' in read || Object.hasOwn(GARMENTS, read.design.recipe.garment));
    }),
  );
  expect(readFragment('#section')).toBeNull();
});

it('keeps a name to one short line that turns nothing round', () => {
  expect(cleanName('a\u202eb\nc\u0000')).toBe('abc');
  expect(cleanName('x'.repeat(200))).toHaveLength(60);
  expect(nameOf({ name: '  ', recipe: start })).toBe('Kaftan or senator');
  expect(fileName({ name: '../Adé <b>', recipe: start })).toBe('adunni-adé-b.png');
});
