import { type addToCart, cartErrors, type LoadedCartItem, type updateCartItem } from '@adunni/contracts/cart/cart';
import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type SellableLine, sellableLines } from '../../catalog/queries.ts';
import { wantLook } from '../../catalog/service.ts';
import { requireOwnProfile } from '../../measurements/service.ts';
import { type BasketCall, changeBasket, changeExistingBasket, ownerOf, renewCookie } from '../basket.ts';
import { linesOf } from '../queries.ts';
import { fingerprintOf, judgeLines, presentLine, type Room, roomFor, type StoredLine } from '../rules.ts';
import { cartItems } from '../tables.ts';
import { currentLines, isCurrent } from './current-lines.ts';
import { putLine, roomForNew } from './put-line.ts';
import { putUnlessChanged, seeBasket } from './put-unless-changed.ts';

type Added = Received<typeof addToCart>['body'];
type Changes = Received<typeof updateCartItem>['body'];

/**
 * Adds a line to the caller’s cart, or raises an equal one. Throws 404 for an unknown piece, 400 `choice_needed` for an
 * impossible choice and `measurements_needed` when neither a profile nor to measure later was chosen, 409 `not_for_sale` or `out_of_stock`, 422 `line_full` or `cart_full`; for measurements that are not
 * the caller’s 404, for a ready piece 422.
 */
export async function addLine(call: BasketCall, sent: Added): Promise<LoadedCartItem[]> {
  const seen = await addToSeen(call, sent);
  if (seen) return seen;
  return changeBasket(call, async (tx, basketId) => {
    const lines = await currentLines(tx, basketId);
    const { line, sellable, cart } = await judgeNew(call, tx, sent, lines);
    const lookHash = await wantLook(call.ctx, tx, sellable.look);
    const put = await putLine(tx, { basketId, lines }, { ...line, lookHash }, sellable.stock);
    if (put.room) refuseQuantity(put.room, sellable.stock);
    return cart(put.lines);
  });
}

/**
 * Adds a line without holding the basket meanwhile, which takes half of the statements; null, with nothing written, when
 * there is no basket yet, a line has to be mended first, or somebody else changed the basket just then.
 */
async function addToSeen(call: BasketCall, sent: Added): Promise<LoadedCartItem[] | null> {
  const { ctx, request } = call;
  const owner = ownerOf(ctx, request);
  const basket = owner && (await seeBasket(ctx.db, owner));
  if (!basket?.lines.every(isCurrent)) return null;
  const { line, sellable, cart } = await judgeNew(call, ctx.db, sent, basket.lines);
  const { look, stock } = sellable;
  const room = roomForNew(basket.lines, { ...line, lookHash: null }, stock);
  if (line.quantity > room.pieces) refuseQuantity(room, stock);
  const put = async (db: Db | Tx, lookHash: string | null) =>
    putUnlessChanged(db, basket, { ...line, lookHash }, ctx.clock());
  const lines = look
    ? await ctx.db.transaction(async (tx) => put(tx, await wantLook(ctx, tx, look)))
    : await put(ctx.db, null);
  if (lines) renewCookie(call);
  return lines && cart(lines);
}

/** What a new line of a basket with these lines would be, and how the cart with it is answered; throws what `addLine` does of the choice. */
async function judgeNew(call: BasketCall, db: Db | Tx, sent: Added, lines: readonly StoredLine[]) {
  const added = asLine(sent);
  const [sellable, ...others] = await sellableLines(db, [added, ...lines], call.ctx.clock(), buyerOf(call));
  if (!sellable) throw new Refusal(commonErrors.not_found);
  refuseUnsellable(sellable);
  await checkProfile(call, db, sent.measurementProfileId, sellable);
  const isMade = sellable.kind === 'made-to-measure';
  if (isMade && !sent.measurementProfileId && !sent.measureLater) refuseUnmeasured();
  const measureLater = isMade && !sent.measurementProfileId;
  const known = byLine(lines, others);
  return {
    line: { ...added, measureLater, seenPrice: sellable.unitPrice },
    sellable,
    cart: (after: readonly StoredLine[]) => cartOf(after, ({ _id }) => (known.has(_id) ? known.get(_id) : sellable)),
  };
}

const buyerOf = ({ ctx }: Pick<BasketCall, 'ctx'>): string | null => ctx.viewer?._id ?? null;

const byLine = (lines: readonly StoredLine[], sellables: readonly (SellableLine | null)[]) =>
  new Map(lines.map(({ _id }, index) => [_id, sellables[index]]));

/** The cart as it is answered, of a locked basket’s lines as they are now. */
const cartOf = (
  lines: readonly StoredLine[],
  sellableOf: (line: StoredLine) => SellableLine | null | undefined,
): LoadedCartItem[] =>
  judgeLines(
    lines,
    lines.map((line) => sellableOf(line) ?? null),
  )
    .filter(({ line }) => !line.savedForLater)
    .map(presentLine);

const asLine = ({ productId, variantId, quantity, ...sent }: Added) => ({
  productId,
  variantId: variantId ?? null,
  options: sent.options ?? {},
  quantity,
  personalisation: sent.personalisation ?? '',
  measurementNote: sent.measurementNote ?? '',
  measurementProfileId: sent.measurementProfileId ?? null,
  savedForLater: false,
});

/** A profile must be the caller’s, and the piece one that is made to measure. */
async function checkProfile(
  { ctx }: Pick<BasketCall, 'ctx'>,
  db: Db | Tx,
  profileId: string | null | undefined,
  { kind }: SellableLine,
) {
  if (profileId) await requireOwnProfile(db, ctx.viewer?._id ?? null, profileId, kind);
}

/**
 * Changes a line of the caller’s cart; a change that makes it equal to another line joins the two. Bringing a line back
 * lowers it to what is left; another choice costs what it costs now. Throws 404 for a line of another basket, else as
 * `addLine`.
 */
export async function updateLine(call: BasketCall, itemId: string, changes: Changes): Promise<LoadedCartItem[]> {
  const now = call.ctx.clock();
  return changeExistingBasket(call, async (tx, basketId) => {
    const lines = basketId ? await linesOf(tx, basketId) : [];
    const line = lines.find(({ _id }) => _id === itemId);
    if (!line) throw new Refusal(commonErrors.not_found);
    const { choice } = changes;
    const chosen = choice && { variantId: choice.variantId ?? null, options: choice.options ?? {} };
    const wanted = lines.map((each) => (each === line ? { ...each, ...chosen } : each));
    const known = byLine(lines, await sellableLines(tx, wanted, now, buyerOf(call)));
    const sellable = known.get(itemId);
    if (sellable) await checkProfile(call, tx, changes.measurementProfileId, sellable);
    const lookHash = sellable && chosen ? await wantLook(call.ctx, tx, sellable.look) : line.lookHash;
    const became = chosen && { ...chosen, lookHash };
    const after = sellable ? await changeLine(tx, lines, line, { ...changes, chosen: became }, sellable) : lines;
    return cartOf(after, ({ _id }) => known.get(_id));
  });
}

/** Changes a line and returns the basket’s lines as they are then. */
async function changeLine(
  tx: Tx,
  lines: StoredLine[],
  line: StoredLine,
  changes: Changes & { chosen: Pick<StoredLine, 'variantId' | 'options' | 'lookHash'> | undefined },
  sellable: SellableLine,
): Promise<StoredLine[]> {
  const { chosen } = changes;
  if (chosen) refuseUnsellable(sellable);
  const next = { ...line, ...definedOnly(changes), ...chosen };
  if (chosen || changes.acceptPrice) next.seenPrice = sellable.unitPrice;
  if (chosen || changes.quantity !== undefined || changes.acceptPrice) next.capped = false;
  if (changes.measurementProfileId !== undefined)
    next.measureLater = changes.measurementProfileId === null && sellable.kind === 'made-to-measure';
  next.fingerprint = fingerprintOf(next);
  const twin = lines.find(({ _id, fingerprint }) => _id !== line._id && fingerprint === next.fingerprint);
  if (twin) next.quantity += twin.quantity;
  const others = lines.filter(({ _id }) => _id !== line._id && _id !== twin?._id);
  const comesBack = line.savedForLater && !next.savedForLater;
  if (comesBack) refuseUnsellable(sellable);
  if (!next.savedForLater && (comesBack || twin || chosen || changes.quantity !== undefined))
    limitQuantity(next, others, sellable, comesBack);
  if (twin) await tx.delete(cartItems).where(eq(cartItems._id, twin._id));
  const { quantity, savedForLater, personalisation, measurementNote, seenPrice, capped, fingerprint } = next;
  const { variantId, options, lookHash, measurementProfileId, measureLater } = next;
  await tx
    .update(cartItems)
    .set({
      ...{ variantId, options, quantity, savedForLater, personalisation, measurementNote },
      ...{ lookHash, measurementProfileId, measureLater },
      ...{ seenPrice, capped, fingerprint },
    })
    .where(eq(cartItems._id, line._id));
  return lines.filter((other) => other !== twin).map((other) => (other === line ? next : other));
}

/** Checks a line’s quantity against what is left for it; one that comes back is lowered, any other is refused. */
function limitQuantity(next: StoredLine, others: StoredLine[], { stock }: SellableLine, lower: boolean): void {
  const room = roomFor(others, next, stock);
  if (next.quantity <= room.pieces) return;
  if (!lower || room.pieces < 1) refuseQuantity(room, stock);
  next.quantity = room.pieces;
  next.capped = true;
}

const definedOnly = ({ quantity, savedForLater, personalisation, measurementNote, ...sent }: Changes) => ({
  ...(quantity !== undefined && { quantity }),
  ...(savedForLater !== undefined && { savedForLater }),
  ...(personalisation !== undefined && { personalisation }),
  ...(measurementNote !== undefined && { measurementNote }),
  ...(sent.measurementProfileId !== undefined && { measurementProfileId: sent.measurementProfileId }),
});

/** Removes a line of the caller’s cart; throws 404 when it is not theirs. */
export async function removeLine(call: BasketCall, itemId: string): Promise<void> {
  await changeExistingBasket(call, async (tx, basketId) => {
    const removed = basketId
      ? await tx
          .delete(cartItems)
          .where(and(eq(cartItems._id, itemId), eq(cartItems.basketId, basketId)))
          .returning({ _id: cartItems._id })
      : [];
    if (removed.length === 0) throw new Refusal(commonErrors.not_found);
  });
}

function refuseUnsellable({ forSale, fault }: SellableLine): void {
  if (fault)
    throw new Refusal(cartErrors.choice_needed, { message: fault.message, fields: { [fault.field]: fault.message } });
  if (!forSale) throw new Refusal(cartErrors.not_for_sale);
}

function refuseUnmeasured(): never {
  const { message } = cartErrors.measurements_needed;
  throw new Refusal(cartErrors.measurements_needed, { fields: { measurements: message } });
}

function refuseQuantity({ pieces, limit }: Room, stock: number | null): never {
  if (limit === 'cart') throw new Refusal(cartErrors.cart_full);
  if (limit === 'line') throw new Refusal(cartErrors.line_full);
  const left = stock ?? 0;
  const held = left - pieces;
  const message =
    left === 0
      ? 'This item is sold out.'
      : `Only ${left} left${held > 0 ? `, and your cart holds ${held} already` : ''}.`;
  throw new Refusal(cartErrors.out_of_stock, { message, fields: { quantity: message } });
}
