import { FABRIC_USES, GARMENT_KINDS, GARMENTS, partsOf } from '@adunni/contracts/studio/garments';
import { textileOf } from '@adunni/contracts/studio/textiles';
import { yardsOf } from '@adunni/contracts/studio/yards';
import { GARMENTS as DRAWN } from '@adunni/garment-art/recipes/choices';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';
import { expect, it } from 'vitest';

/** Every choice of a word or a yes that a recipe of a garment can make, by its name. */
function choicesOf(garment: string): Record<string, readonly (string | boolean)[]> {
  const drawn = garmentRecipe.options.find(({ shape }) => shape.garment.value === garment);
  if (!drawn) throw new Error(`${garment} can’t be drawn`);
  return Object.fromEntries(
    Object.entries(drawn.shape).flatMap(([name, schema]): [string, readonly (string | boolean)[]][] => {
      const inner = 'unwrap' in schema ? schema.unwrap() : schema;
      if ('options' in inner) return [[name, inner.options as string[]]];
      return inner.type === 'boolean' ? [[name, [true, false]]] : [];
    }),
  );
}

it('of price lists are those of everything that can be drawn', () => {
  expect(garmentRecipe.options.map(({ shape }) => shape.garment.value).sort()).toEqual([...GARMENT_KINDS].sort());
  for (const garment of GARMENT_KINDS) {
    expect(yardsOf({ garment, cloth: 'ankara-diamonds-sun', hemY: 1100 })).not.toBeNull();
    for (const [name, values] of Object.entries(choicesOf(garment)))
      for (const value of values) {
        const parts = partsOf({ garment, [name]: value });
        const unknown = parts.filter((part) => !(GARMENTS[garment].parts as readonly string[]).includes(part));
        expect(unknown, `${garment}: ${name} ${value}`).toEqual([]);
      }
  }
});

it('name garments as the studio does', () => {
  for (const garment of GARMENT_KINDS) {
    const { title, cloth, second } = DRAWN[garment] as { title: string; cloth: string; second?: string };
    expect(GARMENTS[garment].label).toBe(title);
    expect(FABRIC_USES[garment], garment).toEqual(second === undefined ? undefined : [cloth, second]);
  }
});

it('of fabrics are those of every cloth', () => {
  expect(Object.keys(CLOTHS).filter((name) => textileOf(name) === null)).toEqual([]);
});
