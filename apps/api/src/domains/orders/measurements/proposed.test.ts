import { acceptProposal, refuseProposal } from '@adunni/contracts/measurements/measurements';
import { withdrawProposal } from '@adunni/contracts/measurements/staff';
import { proposeMeasurements } from '@adunni/contracts/orders/measurements';
import { orderPartResource } from '@adunni/contracts/orders/staff';
import { advancePart } from '@adunni/contracts/orders/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
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

const seen = ({ orderId, partId }: MeasuredOrder) => partFor(test, shop.owner, orderId, partId);

async function step(bought: MeasuredOrder, to: 'confirmed' | 'measurements-confirmed') {
  const { version } = await seen(bought);
  const params = { partId: bought.partId };
  return test.call(advancePart, { params, body: { version, to, note: '' } }, shop.owner);
}

/** A gown whose maker has accepted it, and proposed another waist. */
async function buyProposed(): Promise<MeasuredOrder & { proposalId: string }> {
  const bought = await buyMeasured(test, shop);
  await step(bought, 'confirmed');
  const fitting = { figure: 'woman', ageGroup: 'adult', unit: 'cm', measuredOn: '2026-05-10', note: '' } as const;
  const body = { ...fitting, itemId: bought.itemId, values: { 'waist-girth': 760 } };
  const proposed = await test.call(proposeMeasurements, { params: { partId: bought.partId }, body }, shop.owner);
  expect(proposed.status).toBe(201);
  return { ...bought, proposalId: proposed.body.proposal._id };
}

const rowOf = async ({ partId }: MeasuredOrder) => {
  const { items } = (await test.call(orderPartResource.list, { query: { waiting: 'customer' } }, shop.owner)).body;
  return items.find(({ _id }) => _id === partId);
};

it('measurements can’t be confirmed while the customer has to respond to proposed ones, and are then waited for', async () => {
  const bought = await buyProposed();
  const { proposalId, customer } = bought;
  expect(await step(bought, 'measurements-confirmed')).toMatchObject({
    status: 409,
    error: { code: 'proposal_waits' },
  });
  const waits = await seen(bought);
  expect(waits.next).not.toContain('measurements-confirmed');
  expect(waits.proposals).toMatchObject([{ proposalId, at: test.now.toISOString(), canWithdraw: true }]);
  expect(await rowOf(bought)).toMatchObject({ waiting: 'proposal', next: null });
  const staff = await partFor(test, await signInAs(test, 'Admin'), bought.orderId, bought.partId);
  expect(staff.proposals).toMatchObject([{ proposalId, canWithdraw: false }]);

  await test.call(acceptProposal, { params: { proposalId }, body: {} }, customer);
  expect(await rowOf(bought)).toBeUndefined();
  expect(await seen(bought)).toMatchObject({ proposals: [], next: expect.arrayContaining(['measurements-confirmed']) });
  expect((await step(bought, 'measurements-confirmed')).status).toBe(200);
});

it('they can be confirmed once the proposal is declined or withdrawn', async () => {
  const [declined, withdrawn] = [await buyProposed(), await buyProposed()];
  await test.call(refuseProposal, { params: { proposalId: declined.proposalId } }, declined.customer);
  await test.call(withdrawProposal, { params: { proposalId: withdrawn.proposalId } }, shop.owner);
  expect((await step(declined, 'measurements-confirmed')).status).toBe(200);
  expect((await step(withdrawn, 'measurements-confirmed')).status).toBe(200);
});

it('who confirms while the customer accepts confirms what was accepted, or nothing', async () => {
  const bought = await buyProposed();
  const { proposalId, customer } = bought;
  const [accepted, confirmed] = await Promise.all([
    test.call(acceptProposal, { params: { proposalId }, body: {} }, customer),
    step(bought, 'measurements-confirmed'),
  ]);
  expect(accepted.status).toBe(200);
  expect([200, 409]).toContain(confirmed.status);
  const { stage, proposals } = await seen(bought);
  expect([stage, proposals]).toEqual([confirmed.status === 200 ? 'measurements-confirmed' : 'confirmed', []]);
});
