import { acceptProposal } from '@adunni/contracts/measurements/measurements';
import { proposeMeasurements, replaceMeasurements } from '@adunni/contracts/orders/measurements';
import { orderPartResource } from '@adunni/contracts/orders/staff';
import type { Stage } from '@adunni/contracts/orders/stages';
import { listMessages, writeMessage } from '@adunni/contracts/orders/thread';
import { advancePart, askToCheckMeasurements } from '@adunni/contracts/orders/work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { LENGTHS, saveProfile } from '../../measurements/testing.ts';
import { bellOf } from '../balance/testing.ts';
import { partFor } from '../staff/testing.ts';
import { openShop, type TestShop } from '../testing.ts';
import { buyMeasured, type MeasuredOrder } from './testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 20 });
});
afterAll(() => test.close());

const ask = ({ partId }: MeasuredOrder, as = shop.owner) =>
  test.call(askToCheckMeasurements, { params: { partId }, body: { reason: 'The waist seems small.' } }, as);
const seen = ({ orderId, partId }: MeasuredOrder) => partFor(test, shop.owner, orderId, partId);

async function step(bought: MeasuredOrder, to: Exclude<Stage, 'cancelled'>) {
  const { version } = await seen(bought);
  const params = { partId: bought.partId };
  return test.call(advancePart, { params, body: { version, to, note: '' } }, shop.owner);
}

/** A gown from a complete profile whose maker has accepted it. */
async function buyAccepted(): Promise<MeasuredOrder> {
  const bought = await buyMeasured(test, shop);
  expect((await step(bought, 'confirmed')).status).toBe(200);
  return bought;
}

async function buyAsked(): Promise<MeasuredOrder> {
  const bought = await buyAccepted();
  expect((await ask(bought)).status).toBe(200);
  expect((await seen(bought)).checkAskedAt).toBe(test.now.toISOString());
  return bought;
}

const isAwaited = async (bought: MeasuredOrder) => (await seen(bought)).checkAskedAt !== null;

describe('measurements that seem odd to their maker', () => {
  it('are asked about by a message, which the order answers with and its list waits for', async () => {
    const bought = await buyAccepted();
    const { status, body } = await ask(bought);
    expect(status).toBe(200);
    expect(body.record.parts[0]).toMatchObject({ checkAskedAt: test.now.toISOString(), daysLate: 0 });
    const { orderId, customer } = bought;
    const text = expect.stringMatching(/^Please check the measurements for .+: The waist seems small\.$/);
    expect((await test.call(listMessages, { params: { orderId } }, customer)).body.messages).toMatchObject([{ text }]);
    expect(await bellOf(test, customer, 'message', `${orderId}#conversation`)).toHaveLength(1);
    const rows = await test.call(orderPartResource.list, { query: { waiting: 'check' } }, shop.owner);
    expect(rows.body.items).toMatchObject([{ _id: bought.partId, waiting: 'check' }]);
  });

  it('are waited for until the customer writes about them', async () => {
    const bought = await buyAsked();
    const { orderId, partId, customer } = bought;
    const body = { text: 'They are right, I am slim.', partId, photoIds: [] };
    expect((await test.call(writeMessage, { params: { orderId }, body }, customer)).status).toBe(201);
    expect(await isAwaited(bought)).toBe(false);
  });

  it('are waited for until the customer gives others', async () => {
    const bought = await buyAsked();
    const { orderId, itemId, customer } = bought;
    const wider = await saveProfile(test, customer, { name: 'Anew', values: { ...LENGTHS, 'waist-girth': 800 } });
    const body = { profileId: wider._id, itemIds: [itemId] };
    expect((await test.call(replaceMeasurements, { params: { orderId }, body }, customer)).status).toBe(200);
    expect(await isAwaited(bought)).toBe(false);
  });

  it('are waited for until the customer accepts what the maker measured', async () => {
    const bought = await buyAsked();
    const { partId, itemId, customer } = bought;
    const taken = { unit: 'cm' as const, measuredOn: '2026-05-10', note: '', figure: 'woman' as const };
    const body = { ...taken, ageGroup: 'adult' as const, itemId, values: { 'waist-girth': 760 } };
    const proposed = await test.call(proposeMeasurements, { params: { partId }, body }, shop.owner);
    await test.call(acceptProposal, { params: { proposalId: proposed.body.proposal._id }, body: {} }, customer);
    expect(await isAwaited(bought)).toBe(false);
  });

  it('can be confirmed all the same, and are not waited for again after a hold', async () => {
    const bought = await buyAsked();
    expect((await step(bought, 'measurements-confirmed')).status).toBe(200);
    expect(await isAwaited(bought)).toBe(false);
    expect((await ask(bought)).error.code).toBe('nothing_to_check');
  });

  it('are not asked about before the order is accepted, nor by somebody else', async () => {
    const bought = await buyMeasured(test, shop);
    expect(await ask(bought)).toMatchObject({ status: 409, error: { code: 'nothing_to_check' } });
    const other = await openShop(test);
    expect((await ask(bought, other.owner)).status).toBe(404);
    expect((await ask(bought, await signInAs(test))).status).toBe(403);
    const { orderId, customer } = bought;
    expect((await test.call(listMessages, { params: { orderId } }, customer)).body.messages).toEqual([]);
  });
});
