import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Kobo } from '../money.ts';
import {
  type Choosable,
  checkChoice,
  defaultOptions,
  leadDaysOfChoice,
  optionsLabel,
  priceOfChoice,
} from './choice.ts';

const amount = fc.integer({ min: 0, max: 500_000_000 }) as fc.Arbitrary<Kobo>;
const groups = fc.array(
  fc.record({
    required: fc.boolean(),
    choices: fc.array(fc.record({ priceDelta: amount, leadDays: fc.nat(30) }), { minLength: 1, maxLength: 4 }),
  }),
  { maxLength: 5 },
);

const made = fc.record({ basePrice: amount, leadDaysMin: fc.nat(30), extra: fc.nat(20), groups }).map(
  ({ extra, groups: drawn, ...rest }): Choosable<Kobo> => ({
    ...rest,
    leadDaysMax: rest.leadDaysMin + extra,
    variants: [],
    optionGroups: drawn.map((group, g) => ({
      _id: `g${g}`,
      name: `Group ${g}`,
      required: group.required,
      choices: group.choices.map((choice, c) => ({
        ...choice,
        _id: `g${g}c${c}`,
        label: `Choice ${c}`,
        isDefault: c === 0,
      })),
    })),
  }),
);

const worn: Choosable<number> = {
  basePrice: 25_000,
  leadDaysMin: 2,
  leadDaysMax: 4,
  variants: [
    { _id: 'm', price: 25_000.5 },
    { _id: 'l', price: 27_000.1 },
  ],
  optionGroups: [],
};

describe('choosing a product', () => {
  it('accepts the preselected options of any product and prices them exactly', () => {
    fc.assert(
      fc.property(made, (product) => {
        const choice = { options: defaultOptions(product) };
        expect(checkChoice(product, choice)).toBeNull();
        const first = product.optionGroups.filter(({ required }) => required).map(({ choices }) => choices[0]);
        expect(priceOfChoice(product, choice)).toBe(
          first.reduce<number>((sum, picked) => sum + (picked?.priceDelta ?? 0), product.basePrice),
        );
        const added = first.reduce((days, picked) => days + (picked?.leadDays ?? 0), 0);
        expect(leadDaysOfChoice(product, choice)).toEqual({
          min: product.leadDaysMin + added,
          max: product.leadDaysMax + added,
        });
        expect(optionsLabel(product, choice).map(({ groupId }) => groupId)).toEqual(Object.keys(choice.options));
      }),
    );
  });

  it('refuses a missing required option and an option of another group, whichever it is', () => {
    fc.assert(
      fc.property(made, fc.nat(), (product, pick) => {
        fc.pre(product.optionGroups.length > 0);
        const group = product.optionGroups[pick % product.optionGroups.length];
        const { [group?._id ?? '']: _left, ...others } = defaultOptions(product);
        expect(checkChoice(product, { options: others })?.kind).toBe(group?.required ? 'option-needed' : undefined);
        const strange = { ...others, [group?._id ?? '']: 'elsewhere' };
        expect(checkChoice(product, { options: strange })).toMatchObject({
          kind: 'option-unknown',
          field: `options.${group?._id}`,
        });
      }),
    );
  });

  it('wants a known variant where there are variants, and no stray group', () => {
    expect(checkChoice(worn, {})?.kind).toBe('variant-needed');
    expect(checkChoice(worn, { variantId: 'xl' })?.kind).toBe('variant-unknown');
    expect(checkChoice(worn, { variantId: 'm', options: { g9: 'c1' } })?.kind).toBe('option-unknown');
    expect(checkChoice(worn, { variantId: 'm' })).toBeNull();
    expect(checkChoice({ ...worn, variants: [] }, { variantId: 'm' })?.kind).toBe('variant-unknown');
  });

  it('keeps naira with kobo exact', () => {
    const group = {
      _id: 'g',
      name: 'Lining',
      required: true,
      choices: [{ _id: 'c', label: 'Silk', priceDelta: 0.2, leadDays: 0, isDefault: true }],
    };
    expect(priceOfChoice({ ...worn, optionGroups: [group] }, { variantId: 'l', options: { g: 'c' } })).toBe(27_000.3);
  });
});
