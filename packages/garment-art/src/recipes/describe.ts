// A recipe in words: for pictures’ alternative texts, for makers, and for who compares two. Nothing here draws.
import { CLOTHS } from '../textiles/cloths.ts';
import { type Choice, GARMENTS } from './choices.ts';
import type { GarmentRecipe } from './recipe.ts';
import { GRAINS } from './words.ts';

/** What a recipe says of a choice: the label of its option; that which leaves it out, or the first, where it says nothing. */
export function optionOf(recipe: GarmentRecipe, { name, options }: Choice): Choice['options'][number] | undefined {
  const said = Object.entries(recipe).find(([key]) => key === name)?.[1];
  return options.find(({ value }) => value === said) ?? (said === undefined ? options[0] : undefined);
}

const clothWords = (name: string, own: string | undefined): string =>
  `${CLOTHS[name]?.title ?? name}${own ? ' in own colours' : ''}`;

/** Each fact of a design: what it is about, and what was chosen. */
export function factsOf(recipe: GarmentRecipe): { label: string; value: string }[] {
  const kind = GARMENTS[recipe.garment];
  const chosen = kind.choices.flatMap((choice) => {
    const option = optionOf(recipe, choice);
    return option ? [{ label: choice.label, value: option.label }] : [];
  });
  const second = 'second' in recipe ? recipe.second : undefined;
  return [
    { label: 'Garment', value: kind.title },
    { label: kind.cloth, value: clothWords(recipe.cloth, recipe.clothColours) },
    ...(second && kind.second
      ? [
          {
            label: kind.second,
            value: clothWords(second, 'secondColours' in recipe ? recipe.secondColours : undefined),
          },
        ]
      : []),
    ...(recipe.grain ? [{ label: 'Grain', value: GRAINS[recipe.grain] }] : []),
    ...chosen,
    ...(recipe.isTonal
      ? [{ label: kind.thread, value: 'Tone on tone' }]
      : [
          { label: kind.thread, value: recipe.thread },
          ...(kind.darkThread ? [{ label: kind.darkThread, value: recipe.darkThread }] : []),
        ]),
  ];
}

/** What the picture of a recipe shows, in a sentence. */
export function describe(recipe: GarmentRecipe): string {
  const kind = GARMENTS[recipe.garment];
  const second = 'second' in recipe ? recipe.second : undefined;
  const chosen = kind.choices
    .map((choice) => ({ choice, option: optionOf(recipe, choice) }))
    .filter(({ option }) => option && option.label !== 'None')
    .map(({ choice, option }) => `${choice.label.toLowerCase()}: ${option?.label.toLowerCase()}`);
  const cloths = [
    clothWords(recipe.cloth, recipe.clothColours),
    ...(second && kind.second
      ? [
          `${kind.second.toLowerCase()} in ${clothWords(second, 'secondColours' in recipe ? recipe.secondColours : undefined)}`,
        ]
      : []),
  ];
  return [`${kind.title} in ${cloths.join(', ')}`, ...chosen].join('; ');
}
