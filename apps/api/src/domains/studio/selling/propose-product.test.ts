import { priceListForm } from '@adunni/contracts/studio/price-list';
import { priceOf } from '@adunni/contracts/studio/price-of';
import { yardsOf } from '@adunni/contracts/studio/yards';
import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { expect, it } from 'vitest';
import { A_PRICE_LIST, A_RECIPE } from '../testing.ts';
import { type ProposedProduct, proposeProduct } from './propose-product.ts';

const list = priceListForm.parse(A_PRICE_LIST);

/** What is drawn and paid when a choice of each group is taken. */
function taken({ base, groups, basePrice }: ProposedProduct, pick: (count: number, own: number) => number) {
  const chosen = groups.map(({ choices }) => {
    const own = choices.findIndex(({ isDefault }) => isDefault);
    return choices[pick(choices.length, own)];
  });
  return {
    recipe: Object.assign({}, base, ...chosen.map((choice) => choice?.recipe)) as typeof base,
    price: chosen.reduce<number>((sum, choice) => sum + (choice?.priceDelta ?? 0), basePrice),
  };
}

it('comes to what the price list says of the design, within the hundred that prices are rounded to', () => {
  const yards = yardsOf(A_RECIPE);
  const said = yards && priceOf(A_RECIPE, list, yards).price;
  const { recipe, price } = taken(proposeProduct(A_RECIPE, list), (_count, own) => own);
  expect(recipe).toEqual(A_RECIPE);
  expect(price - (said?.high ?? 0)).toBeGreaterThanOrEqual(0);
  expect(price - (said?.high ?? 0)).toBeLessThan(10_000);
});

it('offers no part that the maker doesn’t, and nothing at all where the design itself is not offered', () => {
  const { groups } = proposeProduct(A_RECIPE, list);
  const labels = groups.flatMap(({ choices }) => choices.map(({ label }) => label));
  expect(labels).not.toContain('To the hem');
  expect(labels).not.toContain('Narrow');
  const silk = proposeProduct({ ...A_RECIPE, cloth: 'silk-ivory' }, list);
  expect([silk.basePrice, silk.groups.length]).toEqual([0, 5]);
});

it('offers of every garment only what can be drawn, with the design as it is chosen at first', () => {
  for (const { start } of Object.values(GARMENTS)) {
    const proposed = proposeProduct(start, null);
    for (const { choices } of proposed.groups) expect(choices.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const pick of [() => 0, (count: number) => count - 1, (_count: number, own: number) => own])
      expect(garmentRecipe.safeParse(taken(proposed, pick).recipe).error, start.garment).toBeUndefined();
    expect(garmentRecipe.safeParse(proposed.base).error, start.garment).toBeUndefined();
  }
});
