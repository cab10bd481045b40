import { applyCoupon } from '@adunni/contracts/cart/cart';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { and, eq, like } from 'drizzle-orm';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { openSession } from '../../identity/sessions/service.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { move, upTo } from '../../ledger/testing.ts';
import { notifications } from '../../notifications/tables.ts';
import { type Bought, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { customerWith, place, type TestShop } from '../testing.ts';
import { followBalances } from './waiting.service.ts';

type Wishes = NonNullable<Parameters<typeof place>[2]> & {
  coupon?: string;
  /** Ready-to-wear pieces of each shop beside the one that is made to measure. */
  dresses?: number;
};

/** Buys pieces with a deposit; the part of the first shop is ready now and lacks its balance. */
export async function readyWithDeposit(
  test: TestApp,
  shops: readonly TestShop[],
  { coupon, dresses = 0, ...change }: Wishes = {},
): Promise<Bought & { partId: string }> {
  const lines = shops.flatMap(({ gown, dress }) => [
    { ...gown, quantity: 1 },
    ...(dresses > 0 ? [{ ...dress, quantity: dresses }] : []),
  ]);
  const customer = await customerWith(test, lines);
  if (coupon) await test.call(applyCoupon, { body: { code: coupon } }, customer);
  const placed = await place(test, customer, { paymentPlan: 'deposit', ...change });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.error));
  const orderId = placed.body.order._id;
  await payDue(test, customer, orderId);
  const rows = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const partIds = shops.map(({ makerId }) => rows.find((part) => part.makerId === makerId)?._id ?? '');
  const [partId = ''] = partIds;
  await move(test, partId, ...upTo(STAGE_PATHS['made-to-measure'], 'ready'));
  return { customer, orderId, partIds, partId };
}

/** Lets days pass, and then the job run as often as it would have since, or only once when it was down. */
export async function passDays(test: TestApp, days: number, isDown = false): Promise<void> {
  for (let day = 0; day < days; day++) {
    test.now = new Date(test.now.getTime() + DAY_MS);
    if (!isDown || day === days - 1) await Promise.all([followBalances(test.app.deps), followBalances(test.app.deps)]);
  }
}

/** Signs a person in anew, whose session ended by the days that passed. */
export async function again<P extends TestPerson>(test: TestApp, person: P): Promise<P> {
  const { deps } = test.app;
  const place = { ...deps, device: 'test', address: '127.0.0.1' };
  const pair = await deps.db.transaction((tx) => openSession(place, tx, person._id));
  return { ...person, token: pair.accessToken, refreshToken: pair.refreshToken };
}

/** Texts of the mails of a kind that lead to an order, oldest first. */
export async function mailsOf(test: TestApp, kind: string, orderId: string) {
  return test.app.deps.db
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .where(and(eq(mails.kind, kind), like(mails.text, `%/orders/${orderId}%`)))
    .orderBy(mails._id);
}

/** What the bell told a person of an order, oldest first. */
export async function bellOf(test: TestApp, { _id }: TestPerson, kind: string, orderId: string) {
  return test.app.deps.db
    .select({ title: notifications.title, text: notifications.text, path: notifications.path })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, _id),
        eq(notifications.kind, kind),
        like(notifications.path, `%/orders/${orderId}%`),
      ),
    )
    .orderBy(notifications._id);
}
