import { expect, it } from 'vitest';
import { chosenLook, lookHash } from './rules.ts';

const product = {
  title: 'Eko Agbada',
  recipe: {
    base: { garment: 'agbada', cloth: 'ivory', embroidery: 'pocket' },
    colours: { Wine: { cloth: 'wine' } },
    choices: { burgundy: { cloth: 'burgundy' }, full: { embroidery: 'full' } },
  },
  optionGroups: [
    {
      _id: 'colour',
      choices: [
        { _id: 'ivory', label: 'Ivory' },
        { _id: 'burgundy', label: 'Burgundy' },
      ],
    },
    { _id: 'embroidery', choices: [{ _id: 'full', label: 'Full neckline' }] },
  ],
};
const picked = (options: Record<string, string>, colour: string | null = null) => ({ colour, options });

it('a look has one name in whatever order its values stand', () => {
  expect(lookHash({ cloth: 'ivory', hemY: 1000 })).toBe(lookHash({ hemY: 1000, cloth: 'ivory' }));
  expect(lookHash({ cloth: 'ivory', hemY: 1000 })).not.toBe(lookHash({ cloth: 'ivory', hemY: '1000' }));
});

it('what the product’s picture shows is drawn by nobody', () => {
  expect(chosenLook(product, picked({}), 'Ivory')).toBeNull();
  expect(chosenLook(product, picked({ colour: 'ivory' }), 'Ivory')).toBeNull();
  expect(chosenLook(product, picked({ colour: 'burgundy' }), 'Burgundy')).toBeNull();
  expect(chosenLook(product, picked({}, 'Wine'), 'Wine')).toBeNull();
  expect(chosenLook({ ...product, recipe: null }, picked({ embroidery: 'full' }), 'Ivory')).toBeNull();
});

it('what no picture shows is a look, with its words', () => {
  expect(chosenLook(product, picked({ colour: 'burgundy', embroidery: 'full' }), 'Burgundy')).toMatchObject({
    recipe: { garment: 'agbada', cloth: 'burgundy', embroidery: 'full' },
    alt: 'Eko Agbada as chosen: Burgundy; Full neckline',
  });
  // There is no picture in that colour, so another would be shown.
  expect(chosenLook(product, picked({ colour: 'burgundy' }), null)).toMatchObject({ recipe: { cloth: 'burgundy' } });
  expect(chosenLook(product, picked({}, 'Wine'), 'Ivory')).toMatchObject({ recipe: { cloth: 'wine' } });
});

it('a choice that is gone changes nothing', () => {
  expect(chosenLook(product, picked({ embroidery: 'gone' }), 'Ivory')).toBeNull();
});
