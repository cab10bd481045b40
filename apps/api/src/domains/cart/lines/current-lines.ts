import { MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { linesOf } from '../queries.ts';
import { fingerprintOf, type StoredLine } from '../rules.ts';
import { cartItems } from '../tables.ts';

/** Whether a line has the fingerprint of what it is now. */
export const isCurrent = (line: StoredLine): boolean => fingerprintOf(line) === line.fingerprint;

/**
 * The lines of a locked basket, oldest first, with the fingerprints of what they are now: a measurement profile that was
 * deleted leaves its lines with that of a line that had it. What is equal to another line without it is joined to that,
 * unless one line cannot hold so many.
 */
export async function currentLines(tx: Tx, basketId: string): Promise<StoredLine[]> {
  let lines = await linesOf(tx, basketId);
  for (const line of lines) {
    const fingerprint = fingerprintOf(line);
    if (fingerprint === line.fingerprint) continue;
    const twin = lines.find((other) => other.fingerprint === fingerprint);
    if (!twin) lines = replaced(lines, await change(tx, line, { fingerprint }));
    else if (twin.quantity + line.quantity <= MAX_LINE_QUANTITY) {
      await tx.delete(cartItems).where(eq(cartItems._id, line._id));
      const joined = await change(tx, twin, { quantity: twin.quantity + line.quantity });
      lines = replaced(lines, joined).filter(({ _id }) => _id !== line._id);
    }
  }
  return lines;
}

async function change(
  tx: Tx,
  line: StoredLine,
  values: Partial<Pick<StoredLine, 'fingerprint' | 'quantity'>>,
): Promise<StoredLine> {
  await tx.update(cartItems).set(values).where(eq(cartItems._id, line._id));
  return { ...line, ...values };
}

const replaced = (lines: readonly StoredLine[], line: StoredLine): StoredLine[] =>
  lines.map((other) => (other._id === line._id ? line : other));
