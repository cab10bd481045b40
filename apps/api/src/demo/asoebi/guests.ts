import { randomUUID } from 'node:crypto';
import type { GuestOrderForm, GuestMeasurements as MeasurementsGiven } from '@adunni/contracts/asoebi/guest-forms';
import { type OrderRates, orderSums, setDeposit } from '@adunni/contracts/asoebi/sums';
import { kobo } from '@adunni/contracts/money';
import { and, eq, isNull } from 'drizzle-orm';
import { cancelGuestSets, quoteCancelling } from '../../domains/asoebi/changing/cancel.service.ts';
import { answerInvitation, tellOpened } from '../../domains/asoebi/guests/guests.service.ts';
import { asoEbiGuests } from '../../domains/asoebi/guests/tables.ts';
import { asoEbiLinks } from '../../domains/asoebi/links/tables.ts';
import { findOrderId } from '../../domains/asoebi/paying/lock.queries.ts';
import { placeGuestOrder } from '../../domains/asoebi/placing/place.service.ts';
import { asoEbiSets } from '../../domains/asoebi/placing/tables.ts';
import { joinWaiting } from '../../domains/asoebi/waiting/waiting.service.ts';
import { recordRefund } from '../../domains/payments/refunds/record.service.ts';
import { decideSandboxPayment } from '../../domains/payments/sandbox/service.ts';
import { settlePayment, startPayment } from '../../domains/payments/service.ts';
import { payments, refunds, sandboxTransactions } from '../../domains/payments/tables.ts';
import type { Draw } from '../../kit/draw.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import type { PlannedGuest } from './plan.ts';
import type { Begun, Past } from './replay.ts';

/** Something that somebody did. */
export interface Act {
  at: Date;
  run: (at: Date) => Promise<unknown>;
}

/** When a transfer that is on its way arrives, so that the sets wait for it meanwhile. */
const ARRIVES_MS = 20 * HOUR_MS;
const BODY = {
  ...{ height: 1650, 'bust-girth': 960, 'waist-girth': 800, 'hip-girth': 1050, 'shoulder-width': 405 },
  ...{ 'arm-length': 575, 'upper-arm-girth': 320, 'shoulder-to-waist': 410 },
} as const;
const RELATIVES = ['', 'Folu', 'Dayo', 'Kemi', 'Tayo'] as const;
/** Where deliveries go, by the place of the delivery. */
const ADDRESSES: readonly (readonly string[])[] = [
  [],
  ['7 Ring Road, Ibadan', '31 Oluyole Estate, Ibadan', '12 Mokola Hill, Ibadan'],
  ['22 Bode Thomas Street, Surulere', '5 Allen Avenue, Ikeja', '9 Herbert Macaulay Way, Yaba'],
];
const SIZES = ['UK 10', 'UK 12', 'UK 14', 'UK 16', 'M', 'L', 'XL'] as const;

/** The key of each guest’s own link, by phone. */
async function keysOf({ tx }: Past, eventId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ phone: asoEbiGuests.phone, key: asoEbiLinks.key })
    .from(asoEbiLinks)
    .innerJoin(asoEbiGuests, eq(asoEbiGuests._id, asoEbiLinks.guestId))
    .where(and(eq(asoEbiLinks.eventId, eventId), isNull(asoEbiLinks.revokedAt)));
  return new Map(rows.map(({ phone, key }) => [phone ?? '', key]));
}

/** What the guests of an event do by their links. */
export async function guestActs(past: Past, begun: Begun, draw: Draw, rates: OrderRates): Promise<Act[]> {
  const keys = await keysOf(past, begun._id);
  return begun.guests.flatMap((guest) => {
    const linkKey = keys.get(guest.phone);
    return linkKey === undefined ? [] : actsOf(past, begun, guest, { linkKey, draw, rates });
  });
}

interface Means {
  linkKey: string;
  draw: Draw;
  rates: OrderRates;
}

function actsOf(past: Past, begun: Begun, guest: PlannedGuest, means: Means): Act[] {
  const { linkKey } = means;
  const { name, phone, email, openedDaysAgo, answer, order, waits } = guest;
  const acts: Act[] = [];
  if (openedDaysAgo !== null)
    acts.push({ at: past.at(openedDaysAgo), run: (at) => tellOpened(past.guest(at), linkKey) });
  if (openedDaysAgo !== null && answer)
    acts.push({
      at: past.at(openedDaysAgo - 0.02),
      run: (at) => answerInvitation(past.guest(at), linkKey, { name, phone, answer }),
    });
  if (waits) {
    const packageId = begun.form.groups[guest.groupAt]?.packages[waits.pack]?._id ?? '';
    const form = { name, phone, email, packageId, quantity: waits.quantity };
    acts.push({
      at: past.at(waits.daysAgo),
      run: (at) => joinWaiting(past.guest(at), linkKey, `demo-${randomUUID()}`, form),
    });
  }
  return order ? [...acts, ...orderActs(past, begun, { ...guest, order }, means)] : acts;
}

type Ordering = PlannedGuest & { order: NonNullable<PlannedGuest['order']> };

function orderActs(past: Past, begun: Begun, guest: Ordering, means: Means): Act[] {
  const { order } = guest;
  const at = past.at(order.daysAgo);
  const form = formOf(begun, guest, means, at);
  const settled = (reference: string, when: Date) => settlePayment(past.guest(when), reference);
  let orderKey = '';
  const place = async () => {
    const placed = await placeGuestOrder(past.guest(at), means.linkKey, `demo-${randomUUID()}`, form);
    orderKey = placed.orderKey;
    const reference = placed.payment?.reference ?? '';
    if (order.paid === 'open') return;
    await decideSandboxPayment(past.guest(at), reference, order.paid === 'yes' ? 'success' : 'later', 'works');
    if (order.paid === 'transfer')
      await past.tx
        .update(sandboxTransactions)
        .set({ settlesAt: new Date(at.getTime() + ARRIVES_MS) })
        .where(eq(sandboxTransactions.reference, reference));
    await settled(reference, at);
  };
  const acts: Act[] = [{ at, run: place }];
  if (order.balanceDaysAgo !== null && form.plan === 'deposit')
    acts.push({
      at: past.at(order.balanceDaysAgo),
      run: async (when) => {
        const then = past.guest(when);
        const { reference } = await startPayment(then, { kind: 'aso-ebi', id: await findOrderId(past.tx, orderKey) });
        await decideSandboxPayment(then, reference, 'success', 'works');
        await settled(reference, when);
      },
    });
  if (order.cancelledHoursAgo !== undefined) {
    const when = new Date(past.now.getTime() - order.cancelledHoursAgo * HOUR_MS);
    acts.push({ at: when, run: () => cancel(past, orderKey, when) });
  }
  return acts;
}

function formOf(begun: Begun, { order, ...guest }: Ordering, { draw, rates }: Means, at: Date): GuestOrderForm {
  const offered = begun.form.groups[guest.groupAt]?.packages ?? [];
  const way = order.handover % begun.form.handovers.length;
  const handover = begun.form.handovers[way];
  const packs = order.packs.flatMap((place) => offered[place] ?? []);
  const last = guest.name.split(' ').at(-1) ?? '';
  const sets = packs.map(({ _id: packageId, needs }, index) => ({
    packageId,
    wearer: index === 0 ? guest.name : `${RELATIVES[index % RELATIVES.length]} ${last}`,
    size: needs === 'size' && order.isKnown ? draw.pick(SIZES) : '',
    measurements: needs === 'measurements' && order.isKnown ? measured(draw, at) : null,
    profileId: null,
  }));
  const prices = packs.flatMap(({ price, depositPercent }) =>
    price === null ? [] : [{ price, deposit: setDeposit(price, depositPercent) }],
  );
  const { total, deposit } = orderSums(prices, handover?.price ?? kobo(0), rates);
  return {
    ...{
      name: guest.name,
      phone: order.byPhone ?? guest.phone,
      email: order.isByAccount ? guest.email : null,
      handoverId: handover?._id ?? '',
    },
    address: handover?.kind === 'delivery' ? draw.pick(ADDRESSES[way] ?? []) : '',
    plan: order.plan === 'deposit' && deposit < total ? 'deposit' : 'full',
    ...{ sets, expectedTotal: total },
  };
}

const measured = (draw: Draw, at: Date): MeasurementsGiven => ({
  ...{ figure: 'woman', ageGroup: 'adult', unit: 'cm', method: 'helped', measuredBy: '', confirmed: [] },
  measuredOn: shopDay(at),
  // Everybody is a little more or less than the same.
  values: Object.fromEntries(Object.entries(BODY).map(([name, length]) => [name, length + draw.whole(-20, 20)])),
});

/** Cancels all of an order; what goes back has arrived within an hour. */
async function cancel(past: Past, orderKey: string, at: Date): Promise<void> {
  const { tx } = past;
  const then = past.guest(at);
  const orderId = await findOrderId(tx, orderKey);
  const sets = await tx.select({ _id: asoEbiSets._id }).from(asoEbiSets).where(eq(asoEbiSets.orderId, orderId));
  const setIds = sets.map(({ _id }) => _id);
  await cancelGuestSets(then, orderKey, { setIds, refund: await quoteCancelling(then, orderKey, setIds) });
  const back = await tx
    .select({ _id: refunds._id })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.asoEbiOrderId, orderId));
  const arrived = past.guest(new Date(at.getTime() + HOUR_MS));
  for (const { _id } of back)
    await recordRefund(arrived, _id, { providerId: `sandbox-${_id}`, status: 'processed', amount: null });
}
