import type { PriceListForm } from '@adunni/contracts/studio/price-list';
import { expect, it } from 'vitest';
import { problemsOf, toForm, toList, toValues } from './price-values.ts';

const LIST: PriceListForm = {
  isOpen: true,
  garments: [
    { garment: 'agbada', base: 90_000, days: 14, parts: [{ part: 'full', price: 60_000.5, days: 7 }] },
    { garment: 'dashiki', base: 15_000, days: 5, parts: [] },
  ],
  textiles: [{ textile: 'brocade', perYard: 9000 }],
};

it('are those of the list that they were made of', () => {
  expect(toForm(toValues(LIST))).toEqual(LIST);
  expect(toForm(toValues(null))).toEqual({ isOpen: true, garments: [], textiles: [] });
  expect(toList(LIST).garments[0]?.parts).toEqual([{ part: 'full', price: 6_000_050, days: 7 }]);
});

it('are refused where something is missing', () => {
  expect(problemsOf(toValues(LIST))).toEqual({});
  expect(Object.keys(problemsOf(toValues(null)))).toEqual(['isOpen']);
  const values = toValues(LIST);
  values.garments.agbada.base = null;
  values.garments.dashiki.days = null;
  values.garments['iro-buba'].parts.sash.days = 2;
  expect(Object.keys(problemsOf(values))).toEqual([
    ...['garments.agbada.base', 'garments.dashiki.days', 'garments.iro-buba.parts.sash.price'],
  ]);
});
