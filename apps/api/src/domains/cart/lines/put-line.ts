import type { Kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { fingerprintOf, type LineIdentity, type Room, roomFor } from '../rules.ts';
import { cartItems } from '../tables.ts';

/** A line to be put into a cart at the price that the shopper saw. */
export interface NewLine extends LineIdentity {
  quantity: number;
  seenPrice: Kobo;
}

/**
 * Puts a line into a locked basket, adding to an equal one. Returns null when it lies there, or the room that it would
 * have had when that is too little, and then nothing has changed.
 */
export async function putLine(tx: Tx, basketId: string, line: NewLine, stock: number | null): Promise<Room | null> {
  const fingerprint = fingerprintOf(line);
  const lines = await tx.select().from(cartItems).where(eq(cartItems.basketId, basketId));
  const same = lines.find((other) => other.fingerprint === fingerprint);
  const room = roomFor(lines, { _id: same?._id ?? null, variantId: line.variantId }, stock);
  if (line.quantity > room.pieces) return room;
  await tx
    .insert(cartItems)
    .values({ ...line, basketId, fingerprint })
    .onConflictDoUpdate({
      target: [cartItems.basketId, cartItems.fingerprint],
      set: { quantity: sql`${cartItems.quantity} + excluded.quantity`, seenPrice: line.seenPrice, capped: false },
    });
  return null;
}
