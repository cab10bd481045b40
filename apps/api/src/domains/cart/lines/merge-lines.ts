import { MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import type { StoredLine } from '../rules.ts';

/** A visitor’s line with the stock of its variant; null when nothing is counted. */
export interface VisitorLine {
  line: StoredLine;
  stock: number | null;
}

/** A line as it lies in the person’s basket afterwards. */
export interface MergedLine {
  line: StoredLine;
  quantity: number;
  /** Whether fewer are in the basket than the two lines had together. */
  capped: boolean;
}

/**
 * What becomes of a visitor’s lines in a person’s basket, in their order: an equal line adds up; a line is lowered to
 * what the stock leaves beside the other lines of its variant and to the general maximum, but never below one piece or
 * below what the person had, so that no line is lost. Lines kept for later hold no stock and are not lowered by it.
 */
export function mergeLines(own: readonly StoredLine[], coming: readonly VisitorLine[]): MergedLine[] {
  const quantities = new Map(own.map((line) => [line.fingerprint, line.quantity]));
  const held = new Map<string, number>();
  for (const line of own) hold(held, line, line.quantity);
  return coming.map(({ line, stock }) => {
    const had = quantities.get(line.fingerprint) ?? 0;
    const wanted = had + line.quantity;
    const left =
      stock === null || line.savedForLater ? MAX_LINE_QUANTITY : stock - (held.get(line.variantId ?? '') ?? 0);
    const quantity = Math.max(had, 1, Math.min(wanted, had + left, MAX_LINE_QUANTITY));
    quantities.set(line.fingerprint, quantity);
    hold(held, line, quantity - had);
    return { line, quantity, capped: quantity < wanted };
  });
}

function hold(held: Map<string, number>, line: StoredLine, quantity: number): void {
  if (line.variantId && !line.savedForLater) held.set(line.variantId, (held.get(line.variantId) ?? 0) + quantity);
}
