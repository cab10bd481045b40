import { createHash } from 'node:crypto';
import { type LoadedCartItem, MAX_CART_LINES, MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import { ABANDONED_HOURS } from '@adunni/contracts/cart/staff';
import { LOW_STOCK } from '@adunni/contracts/catalog/choice';
import { kobo } from '@adunni/contracts/money';
import { amountText } from '../../kit/amount-text.rules.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import type { SellableLine } from '../catalog/queries.ts';
import type { cartItems } from './tables.ts';

/** Until when a cart must have been used to count as live. */
export const liveSince = (now: Date): Date => new Date(now.getTime() - ABANDONED_HOURS * HOUR_MS);

/** A line as it is stored. */
export type StoredLine = typeof cartItems.$inferSelect;

/** What makes a line the one it is. */
export type LineIdentity = Pick<
  StoredLine,
  'productId' | 'variantId' | 'options' | 'personalisation' | 'measurementNote' | 'savedForLater'
> & { measurementProfileId?: string | null };

/** Two lines with the same fingerprint are one line: same choice, same notes, both in the cart or both kept for later. */
export function fingerprintOf(line: LineIdentity): string {
  const options = Object.entries(line.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const { productId, variantId, personalisation, measurementNote, savedForLater, measurementProfileId } = line;
  const parts = [productId, variantId, options, personalisation, measurementNote, savedForLater];
  // A line without a profile keeps the fingerprint that it had before there were any.
  if (measurementProfileId) parts.push(measurementProfileId);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A line judged by what could be sold now. */
export interface JudgedLine {
  line: StoredLine;
  sellable: SellableLine;
  /** Most that this line can hold now, beside the other lines of its variant; null when nothing is counted. */
  available: number | null;
  /** Whether the line can be bought at all; one that cannot does not count in the totals. */
  counts: boolean;
  /** Why it cannot be ordered as it is, or null. */
  problem: 'unavailable' | 'stock' | 'price' | null;
  notices: LoadedCartItem['notices'];
}

/** Judges the lines of one basket, those kept for later too; a line whose product is gone is left out. */
export function judgeLines(lines: readonly StoredLine[], sellables: readonly (SellableLine | null)[]): JudgedLine[] {
  return lines.flatMap((line, index) => {
    const sellable = sellables[index];
    if (!sellable) return [];
    const left = sellable.stock === null ? null : Math.max(0, sellable.stock - inOtherLines(lines, line));
    const problem = problemOf(line, sellable, left);
    return {
      line,
      sellable,
      available: left,
      counts: !line.savedForLater && problem !== 'unavailable',
      problem,
      notices: noticesOf(line, sellable, left),
    };
  });
}

/** Pieces of the line’s variant that other lines of the cart hold; lines kept for later hold nothing. */
const inOtherLines = (
  lines: readonly Pick<StoredLine, '_id' | 'variantId' | 'quantity' | 'savedForLater'>[],
  line: Pick<StoredLine, '_id' | 'variantId'>,
): number =>
  lines
    .filter((other) => other._id !== line._id && other.variantId === line.variantId && !other.savedForLater)
    .reduce((sum, { quantity }) => sum + quantity, 0);

function problemOf(line: StoredLine, sellable: SellableLine, left: number | null): JudgedLine['problem'] {
  if (!sellable.forSale || sellable.stock === 0) return 'unavailable';
  if (left !== null && line.quantity > left) return 'stock';
  return line.seenPrice === sellable.unitPrice ? null : 'price';
}

function noticesOf(line: StoredLine, sellable: SellableLine, left: number | null): JudgedLine['notices'] {
  if (!sellable.forSale)
    return [{ kind: 'unavailable', text: sellable.fault?.message ?? 'This item is not available at the moment.' }];
  if (sellable.stock === 0) return [{ kind: 'unavailable', text: 'This item is sold out.' }];
  return [
    ...stockNotices(line, sellable, left),
    ...priceNotices(line, sellable),
    ...measurementNotices(line, sellable),
  ];
}

/** Said of a line whose profile was deleted, and of one from before somebody had to choose. */
function measurementNotices(line: StoredLine, { kind }: SellableLine): JudgedLine['notices'] {
  if (kind !== 'made-to-measure' || line.measurementProfileId || line.measureLater) return [];
  const text = 'No measurements are selected. Select a profile, or we’ll ask for measurements after you order.';
  return [{ kind: 'measurements', text }];
}

function stockNotices(
  line: StoredLine,
  { stock, isCommission }: SellableLine,
  left: number | null,
): JudgedLine['notices'] {
  // Of what was agreed with its buyer there is one, which nobody else can take.
  if (isCommission) return [];
  if (stock !== null && left !== null && line.quantity > left)
    return [{ kind: 'capped', text: `Only ${stock} left. Please lower the quantity to order it.` }];
  if (line.capped)
    return [{ kind: 'capped', text: `We lowered the quantity to ${line.quantity}, the most that can be ordered.` }];
  return stock !== null && stock <= LOW_STOCK ? [{ kind: 'low-stock', text: `Only ${stock} left.` }] : [];
}

function priceNotices({ seenPrice }: StoredLine, { unitPrice }: SellableLine): JudgedLine['notices'] {
  if (seenPrice === unitPrice) return [];
  const [was, is] = [amountText(seenPrice), amountText(unitPrice)];
  const text = `The price changed from ${was} to ${is} since you added it.`;
  return [{ kind: 'price-changed', text, was: seenPrice }];
}

/** How much more of a line a basket can take, and what stands in the way first. */
export interface Room {
  pieces: number;
  limit: 'stock' | 'line' | 'cart';
}

/** Room for more of a line, `line._id` being null when the basket has no equal one yet. */
export function roomFor(
  lines: readonly Pick<StoredLine, '_id' | 'variantId' | 'quantity' | 'savedForLater'>[],
  line: { _id: string | null; variantId: string | null },
  stock: number | null,
): Room {
  if (line._id === null && lines.length >= MAX_CART_LINES) return { pieces: 0, limit: 'cart' };
  const own = lines.find(({ _id }) => _id === line._id)?.quantity ?? 0;
  const byLine = MAX_LINE_QUANTITY - own;
  if (stock === null) return { pieces: byLine, limit: 'line' };
  const held = inOtherLines(lines, { _id: '', variantId: line.variantId });
  const byStock = Math.max(0, stock - held);
  return byStock < byLine ? { pieces: byStock, limit: 'stock' } : { pieces: byLine, limit: 'line' };
}

/** Whether the look that the line was given is still to be drawn. */
const isLookAwaited = ({ lookHash }: StoredLine, look: SellableLine['look']): boolean =>
  look !== null && !look.isDrawn && look.hash === lookHash;

/** A judged line as it is answered. */
export function presentLine({ line, sellable, available, notices }: JudgedLine): LoadedCartItem {
  const { productId, title, kind, picture, maker, returnable, leadDaysMax, categorySlug, variant } = sellable;
  const { options, unitPrice, gender, unchosenKinds, look, isCommission } = sellable;
  return {
    _id: line._id,
    quantity: line.quantity,
    unitPrice,
    totalPrice: kobo(unitPrice * line.quantity),
    product: {
      ...{ _id: productId, title, kind, picture, maker, returnable, leadDaysMax, categorySlug, unchosenKinds, gender },
      ...(isCommission && { isCommission: true as const }),
    },
    ...(isLookAwaited(line, look) && { lookAwaited: true as const }),
    variant,
    options,
    personalisation: line.personalisation,
    measurementNote: line.measurementNote,
    measurementProfileId: line.measurementProfileId,
    measureLater: line.measureLater,
    savedForLater: line.savedForLater,
    available,
    notices,
  };
}
