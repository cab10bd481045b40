import { type Kobo, toKobo } from '@adunni/contracts/money';
import {
  GARMENT_KINDS,
  GARMENTS,
  type GarmentKind,
  PART_KINDS,
  type PartKind,
} from '@adunni/contracts/studio/garments';
import type { PriceList, PriceListForm } from '@adunni/contracts/studio/price-list';
import { TEXTILE_KINDS, type TextileKind } from '@adunni/contracts/studio/textiles';

/** What a price is made of while it is typed; an empty price is not offered. */
interface Asked {
  price: number | null;
  days: number | null;
}

/** A price list as its fields hold it: a place for everything that could be offered. */
export interface PriceValues extends Record<string, unknown> {
  isOpen: boolean;
  garments: Record<GarmentKind, { base: number | null; days: number | null; parts: Record<PartKind, Asked> }>;
  textiles: Record<TextileKind, number | null>;
}

const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

/** The fields of a price list; empty before the first save. */
export function toValues(list: PriceListForm | null): PriceValues {
  return {
    isOpen: list?.isOpen ?? true,
    garments: recordOf(GARMENT_KINDS, (garment) => {
      const sewn = list?.garments.find((each) => each.garment === garment);
      const parts = recordOf(PART_KINDS, (part) => {
        const { price = null, days = null } = sewn?.parts.find((each) => each.part === part) ?? {};
        return { price, days: days || null };
      });
      return { base: sewn?.base ?? null, days: sewn?.days ?? null, parts };
    }),
    textiles: recordOf(
      TEXTILE_KINDS,
      (textile) => list?.textiles.find((each) => each.textile === textile)?.perYard ?? null,
    ),
  };
}

/** What is offered by the fields. */
export function toForm({ isOpen, garments, textiles }: PriceValues): PriceListForm {
  return {
    isOpen,
    garments: GARMENT_KINDS.flatMap((garment) => {
      const { base, days, parts } = garments[garment];
      if (base === null) return [];
      const offered = GARMENTS[garment].parts.flatMap((part) => {
        const { price, days: more } = parts[part];
        return price === null ? [] : [{ part, price, days: more ?? 0 }];
      });
      return [{ garment, base, days: days ?? 0, parts: offered }];
    }),
    textiles: TEXTILE_KINDS.flatMap((textile) => {
      const perYard = textiles[textile];
      return perYard === null ? [] : [{ textile, perYard }];
    }),
  };
}

/** The same in kobo, as prices are reckoned. */
export function toList({ isOpen, garments, textiles }: PriceListForm): PriceList {
  const kobo = (naira: number): Kobo => toKobo(naira);
  return {
    isOpen,
    garments: garments.map(({ base, parts, ...rest }) => ({
      ...rest,
      base: kobo(base),
      parts: parts.map(({ price, ...part }) => ({ ...part, price: kobo(price) })),
    })),
    textiles: textiles.map(({ textile, perYard }) => ({ textile, perYard: kobo(perYard) })),
  };
}

/** What is wrong with the fields, by their paths. */
export function problemsOf(values: PriceValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const garment of GARMENT_KINDS) {
    const { base, days, parts } = values.garments[garment];
    const hasParts = GARMENTS[garment].parts.some((part) => parts[part].price !== null);
    if (base === null && hasParts) problems[`garments.${garment}.base`] = 'Enter a price, or clear the prices below.';
    if (base !== null && !days) problems[`garments.${garment}.days`] = 'Required.';
    for (const part of GARMENTS[garment].parts)
      if (parts[part].price === null && parts[part].days !== null)
        problems[`garments.${garment}.parts.${part}.price`] = 'Enter a price, or clear the days.';
  }
  const { garments, textiles } = toForm(values);
  if (values.isOpen && (garments.length === 0 || textiles.length === 0))
    problems.isOpen = 'Add at least one garment and one fabric, or switch this off.';
  return problems;
}
