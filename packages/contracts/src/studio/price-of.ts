import { type Kobo, kobo, shareOf, sumKobo } from '../money.ts';
import { FABRIC_USES, GARMENTS, garmentOf, PARTS, type PartKind, partsOf } from './garments.ts';
import type { PriceList } from './price-list.ts';
import type { DesignRecipe } from './recipe.ts';
import { TEXTILES, textileOf } from './textiles.ts';
import type { Span, Yards } from './yards.ts';

/** One position of a price: sewing, a part, or cloth, whose amount is a span while the yards are estimated. */
export interface PriceLine {
  label: string;
  low: Kobo;
  high: Kobo;
}

/** What a maker asks for a design. */
export interface DesignPrice {
  low: Kobo;
  high: Kobo;
  days: number;
  lines: PriceLine[];
}

/** The price, or what of the design the maker doesn’t offer, in words. */
export type Priced = { price: DesignPrice; missing: null } | { price: null; missing: string[] };

/** Yards are sold by eighths. */
const EIGHTHS = 8;

/**
 * What a maker asks for a design by their price list: shown before anybody is asked, and proposed when the maker is. The
 * yards are estimates until somebody is measured, so the price is a span.
 */
export function priceOf(
  recipe: DesignRecipe,
  { garments, textiles }: Pick<PriceList, 'garments' | 'textiles'>,
  yards: Yards,
): Priced {
  const kind = garmentOf(recipe);
  const sewn = garments.find(({ garment }) => garment === kind);
  if (!kind || !sewn) return { price: null, missing: [kind ? GARMENTS[kind].label : 'This garment'] };
  const parts = partsOf(recipe).map((part) => ({ part, asked: sewn.parts.find((each) => each.part === part) }));
  const uses = yards.second ? FABRIC_USES[kind] : undefined;
  const cloths = [
    { cloth: recipe.cloth, span: yards.main, use: uses?.[0] },
    ...(yards.second ? [{ cloth: recipe.second, span: yards.second, use: uses?.[1] }] : []),
  ].map(({ cloth, ...of }) => {
    const textile = textileOf(cloth);
    return { textile, ...of, asked: textiles.find((each) => each.textile === textile) };
  });
  const missing = [
    ...parts.flatMap(({ part, asked }) => (asked ? [] : [partLabel(part)])),
    ...cloths.flatMap(({ textile, asked }) => (asked ? [] : [textile ? TEXTILES[textile].label : 'This fabric'])),
  ];
  if (missing.length > 0) return { price: null, missing: [...new Set(missing)] };
  const lines = [
    lineOf(`Sewing: ${GARMENTS[kind].label}`, sewn.base),
    ...parts.flatMap(({ part, asked }) => (asked && asked.price > 0 ? [lineOf(partLabel(part), asked.price)] : [])),
    ...cloths.flatMap(({ textile, span, use, asked }) =>
      textile && asked ? [clothLine(textile, use, span, asked.perYard)] : [],
    ),
  ];
  const price = {
    low: sumKobo(lines.map(({ low }) => low)),
    high: sumKobo(lines.map(({ high }) => high)),
    days: parts.reduce((all, { asked }) => all + (asked?.days ?? 0), sewn.days),
    lines,
  };
  return { price, missing: null };
}

const partLabel = (part: string): string => (Object.hasOwn(PARTS, part) ? PARTS[part as PartKind] : 'A part of it');
const lineOf = (label: string, amount: Kobo): PriceLine => ({ label, low: amount, high: amount });

/** Of two fabrics, which may be called alike, each says what it is for. */
function clothLine(
  textile: keyof typeof TEXTILES,
  use: string | undefined,
  { low, high }: Span,
  perYard: Kobo,
): PriceLine {
  const range = low === high ? `${low}` : `${low}–${high}`;
  return {
    label: `${TEXTILES[textile].label}${use ? ` (${use.toLowerCase()})` : ''}, about ${range} yards`,
    low: amountOf(perYard, low),
    high: amountOf(perYard, high),
  };
}

const amountOf = (perYard: Kobo, yards: number): Kobo => kobo(shareOf(perYard, Math.ceil(yards * EIGHTHS), EIGHTHS));
