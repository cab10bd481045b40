import { createHash } from 'node:crypto';
import { checkoutErrors, placeOrder as placeOrderEndpoint } from '@adunni/contracts/checkout/checkout';
import { placement } from '@adunni/contracts/checkout/forms';
import type { Returned } from '@adunni/contracts/endpoint';
import { schemasOf } from '@adunni/contracts/schemas';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { BY_TEXT } from '../../kit/database/planned-once.ts';
import { extensionOf } from '../../kit/domain.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { createAddress, limitContact } from '../identity/service.ts';
import { type OrderRow, payerOf } from '../orders/service.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentRow, StartedPayment } from '../payments/rules.ts';
import { openPage, type Payer } from '../payments/service.ts';
import { payments } from '../payments/tables.ts';
import { createOrder, type Placement } from './create-order.service.ts';
import { idempotencyKeys } from './tables.ts';

/** Each order holds pieces. */
const ORDERS_PER_PERSON = { most: 30, minutes: 60 };

type Placed = Returned<typeof placeOrderEndpoint>;
/** The answer, which is kept as it travels. */
const { response: answered } = schemasOf(placeOrderEndpoint);

/** What the key’s transaction found or made. */
interface PlacedOnce {
  order: OrderRow;
  payment: PaymentRow | null;
  /** The first answer, when it was given already. */
  answer: Placed | null;
  fresh: boolean;
}

/**
 * Places the person’s cart as an order, once per Idempotency-Key: a parallel request with the same key waits for the
 * first, and later ones get its answer. The payment’s page is asked for after the order is stored; when the provider
 * does not answer, the order stands without it. Throws 400, 409 and 422 as the contracts list them, 429.
 */
export async function placeOrder(ctx: Ctx<Viewer>, key: string, body: Placement): Promise<Placed> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(placement.encode(body)))
    .digest('hex');
  const placed = await ctx.db.transaction(async (tx) => {
    const first = await tx
      .insert(idempotencyKeys)
      .values({ userId: ctx.viewer._id, key, bodyHash, createdAt: ctx.clock() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    return first.length > 0 ? placeFirst(ctx, tx, key, body) : replay(ctx, tx, key, bodyHash);
  });
  if (placed.answer) return placed.answer;
  if (placed.fresh) await saveAddress(ctx, body);
  const { order, payment } = placed;
  const started = payment && (await openOrNull(ctx, payment, placed.fresh ? payerOf(order) : undefined));
  const { _id, number, totalAmount } = order;
  const answer = { order: { _id, number, totalAmount }, payment: started };
  if (started || !payment) await storeAnswer(ctx, key, answer);
  return answer;
}

async function placeFirst(ctx: Ctx<Viewer>, tx: Tx, key: string, body: Placement): Promise<PlacedOnce> {
  const { order, payment } = await createOrder(ctx, tx, body);
  // In the transaction, so that only orders count that were placed.
  await limitAttempts(tx, `checkout:${ctx.viewer._id}`, ORDERS_PER_PERSON, ctx.clock());
  await limitContact(ctx, tx, order.contact.email);
  const shown = { userId: ctx.viewer._id, versionId: body.termsVersionId, occasion: 'checkout' } as const;
  await extensionOf('recordTermsShown')(ctx, tx, shown);
  await tx.update(idempotencyKeys).set({ orderId: order._id }).where(isKey(ctx, key));
  return { order, payment, answer: null, fresh: true };
}

async function replay(ctx: Ctx<Viewer>, tx: Tx, key: string, bodyHash: string): Promise<PlacedOnce> {
  const [known] = await tx
    .select({ key: idempotencyKeys, order: orders })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders._id, idempotencyKeys.orderId))
    .where(isKey(ctx, key));
  if (!known) throw new Refusal(checkoutErrors.key_running);
  if (known.key.bodyHash !== bodyHash) throw new Refusal(checkoutErrors.key_reused);
  const unpaid = and(eq(payments.orderId, known.order._id), eq(payments.status, 'created'));
  const [payment] = await tx.select().from(payments).where(unpaid);
  return {
    order: known.order,
    payment: payment ?? null,
    answer: known.key.answer && answered.parse(known.key.answer),
    fresh: false,
  };
}

const isKey = (ctx: Ctx<Viewer>, key: string) =>
  and(eq(idempotencyKeys.userId, ctx.viewer._id), eq(idempotencyKeys.key, key));

async function storeAnswer(ctx: Ctx<Viewer>, key: string, answer: Placed): Promise<void> {
  const storing = ctx.db.update(idempotencyKeys).set({ answer: answered.encode(answer) });
  await storing.where(isKey(ctx, key)).prepare(BY_TEXT).execute();
}

async function openOrNull(ctx: Ctx<Viewer>, payment: PaymentRow, payer?: Payer): Promise<StartedPayment | null> {
  try {
    return await openPage(ctx, payment, payer);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Keeps a new address in the book; a full book does not spoil the order. */
async function saveAddress(ctx: Ctx<Viewer>, { saveAddress: wanted, addressId, address }: Placement): Promise<void> {
  if (!wanted || addressId || !address) return;
  await createAddress(ctx, address).catch((error) => ctx.log.info(error, 'the address was not kept'));
}
