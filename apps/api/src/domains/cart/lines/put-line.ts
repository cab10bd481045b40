import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { fingerprintOf, type LineIdentity, type Room, roomFor, type StoredLine } from '../rules.ts';
import { cartItems } from '../tables.ts';

/** A line to be put into a cart at the price that the shopper saw. */
export interface NewLine extends LineIdentity {
  quantity: number;
  seenPrice: Kobo;
  measureLater: boolean;
  lookHash: string | null;
}

/** What became of a line that was put into a basket. */
interface Put {
  /** The basket’s lines afterwards, oldest first. */
  lines: StoredLine[];
  /** The room that the line would have had, when that was too little and nothing has changed. */
  room: Room | null;
}

/** Room for a line in a basket that has these, beside an equal one if there is. */
export function roomForNew(lines: readonly StoredLine[], line: NewLine, stock: number | null): Room {
  const fingerprint = fingerprintOf(line);
  const same = lines.find((other) => other.fingerprint === fingerprint);
  return roomFor(lines, { _id: same?._id ?? null, variantId: line.variantId }, stock);
}

/** Puts a line into a locked basket that has these lines, adding to an equal one. */
export async function putLine(
  tx: Tx,
  { basketId, lines }: { basketId: string; lines: StoredLine[] },
  line: NewLine,
  stock: number | null,
): Promise<Put> {
  const fingerprint = fingerprintOf(line);
  const room = roomForNew(lines, line, stock);
  if (line.quantity > room.pieces) return { lines, room };
  const [put] = await tx
    .insert(cartItems)
    .values({ ...line, basketId, fingerprint })
    .onConflictDoUpdate({
      target: [cartItems.basketId, cartItems.fingerprint],
      set: {
        quantity: sql`${cartItems.quantity} + excluded.quantity`,
        seenPrice: line.seenPrice,
        lookHash: line.lookHash,
        measureLater: line.measureLater,
        capped: false,
      },
    })
    .returning();
  const others = lines.filter(({ _id }) => _id !== put?._id);
  return { lines: [...others, ...(put ? [put] : [])].sort((a, b) => (a._id < b._id ? -1 : 1)), room: null };
}
