import { cartReminderErrors, REMINDER_DAYS } from '@adunni/contracts/cart/staff';
import { eq } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { notify } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { listItems } from '../queries.ts';
import { liveSince } from '../rules.ts';
import { baskets } from '../tables.ts';

/** Reminds a person of the pieces that wait in their cart: not while they shop, and not twice in a week. */
export async function remind(ctx: StaffCtx, tx: Tx, basketId: string): Promise<void> {
  const now = ctx.clock();
  const [basket] = await tx.select().from(baskets).where(eq(baskets._id, basketId));
  if (!basket?.userId) throw new Refusal(cartReminderErrors.cart_of_visitor);
  if (basket.updatedAt >= liveSince(now)) throw new Refusal(cartReminderErrors.cart_live);
  if (basket.remindedAt && basket.remindedAt.getTime() > now.getTime() - REMINDER_DAYS * DAY_MS)
    throw new Refusal(cartReminderErrors.cart_reminded);
  const titles = (await listItems(tx, basketId, { saved: false, now })).map(({ product }) => product.title);
  await tx.update(baskets).set({ remindedAt: now }).where(eq(baskets._id, basketId));
  await notify(ctx, tx, {
    userIds: [basket.userId],
    kind: notificationKinds.reminder,
    title: titles.length === 1 ? 'You left an item in your cart' : `You left ${titles.length} items in your cart`,
    text: `${new Intl.ListFormat('en-GB').format(titles)}: still in your cart when you are ready.`,
    path: '/cart',
    cause: `cart-reminder:${basketId}:${now.toISOString()}`,
  });
}
