import type { Deps } from '../../../kit/context.ts';
import { sellableLines } from '../../catalog/queries.ts';
import { wantLook } from '../../catalog/service.ts';
import { openBasket } from '../basket.ts';
import type { LineIdentity } from '../rules.ts';
import { currentLines } from './current-lines.ts';
import { putLine } from './put-line.ts';

/** A line of an earlier order, with the title under which it was bought. */
export interface ReorderedLine extends Omit<LineIdentity, 'savedForLater'> {
  title: string;
  quantity: number;
}

/** What became of the lines: how many came in, what did not, and of what fewer came in than were ordered then. */
interface Reordered {
  added: number;
  skipped: string[];
  lowered: { title: string; quantity: number; ordered: number }[];
}

/**
 * Puts lines of an earlier order into a person’s cart at today’s prices, as many as are left of each, with the
 * measurement profiles that they still have; without one, what is made to measure is measured later.
 */
export async function addLinesAgain(deps: Deps, userId: string, lines: readonly ReorderedLine[]): Promise<Reordered> {
  const now = deps.clock();
  const sellables = await sellableLines(deps.db, lines, now, userId);
  return deps.db.transaction(async (tx) => {
    const basketId = await openBasket(tx, userId, now);
    let inCart = await currentLines(tx, basketId);
    const skipped: string[] = [];
    const lowered: Reordered['lowered'] = [];
    for (const [index, { title, ...line }] of lines.entries()) {
      const sellable = sellables[index];
      if (!sellable?.forSale) {
        skipped.push(title);
        continue;
      }
      const measureLater = sellable.kind === 'made-to-measure' && !line.measurementProfileId;
      const lookHash = await wantLook(deps, tx, sellable.look);
      const wanted = { ...line, savedForLater: false, measureLater, lookHash, seenPrice: sellable.unitPrice };
      const put = async (quantity: number) => {
        const { lines: after, room } = await putLine(
          tx,
          { basketId, lines: inCart },
          { ...wanted, quantity },
          sellable.stock,
        );
        inCart = after;
        return room;
      };
      const room = await put(line.quantity);
      if (room?.pieces === 0) skipped.push(title);
      else if (room) {
        await put(room.pieces);
        lowered.push({ title, quantity: room.pieces, ordered: line.quantity });
      }
    }
    return { added: lines.length - skipped.length, skipped, lowered };
  });
}
