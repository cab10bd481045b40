import { getMakerWork } from '@adunni/contracts/asoebi/proposals';
import { HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { getStatement } from '@adunni/contracts/ledger/ledger';
import { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { celebrateEach, orderPaid, rowOf } from '../guests/testing.ts';
import { asoEbiSets } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';
import { earnHandedOver } from './balance.service.ts';

const shared = celebrateEach();

it.each([
  ['the event', asoEbiEvents, 'eventId'],
  ['the group', asoEbiGroups, 'groupId'],
] as const)('waits while staff hold %s, as its maker is told', async (_, table, id) => {
  const { test, wedding } = shared;
  const { db } = test.app.deps;
  const hold = (heldAt: Date | null) => db.update(table).set({ heldAt }).where(eq(table._id, wedding[id]));
  const told = async () => {
    const { invitationId, shop } = wedding;
    const { work } = (await test.call(getMakerWork, { params: { invitationId } }, shop.owner)).body;
    const { pending } = (await test.call(getPayoutSchedule, {}, shop.owner)).body;
    return { isHeld: work.isHeld, expected: pending.map(({ at }) => at) };
  };
  const orderKey = await orderPaid(test, wedding);
  const { _id } = await rowOf(test, orderKey);
  const bring = (stage: 'ready' | 'collected') =>
    db.update(asoEbiSets).set({ stage }).where(eq(asoEbiSets.orderId, _id));
  await bring('ready');
  const earns = async () => {
    await earnHandedOver(test.app.deps);
    return (await rowOf(test, orderKey)).earnedAt !== null;
  };

  await hold(test.now);
  expect(await told()).toEqual({ isHeld: true, expected: [null] });
  expect(await earns()).toBe(false);
  await hold(null);
  const latest = dayEnd(daysAfter(wedding.event.day ?? '', HANDED_OVER_DAYS)).toISOString();
  expect(await told()).toEqual({ isHeld: false, expected: [latest] });
  await bring('collected');
  const withinTheHour = new Date(test.now.getTime() + HOUR_MS).toISOString();
  expect(await told()).toEqual({ isHeld: false, expected: [withinTheHour] });
  expect(await earns()).toBe(true);
});

it('leads from a line of the statement to the group of that order', async () => {
  const { test, wedding } = shared;
  const { number } = await rowOf(test, await orderPaid(test, wedding));
  const { items } = (await test.call(getStatement, {}, wedding.shop.owner)).body;
  expect(items).toMatchObject([{ kind: 'payment', asoEbiNumber: number, asoEbiInvitationId: wedding.invitationId }]);
});
