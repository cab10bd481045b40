import { acceptProposal, changeMeasurements } from '@adunni/contracts/measurements/measurements';
import {
  getOrderMeasurements,
  proposeMeasurements,
  readPartMeasurements,
  replaceMeasurements,
} from '@adunni/contracts/orders/measurements';
import { getOrder } from '@adunni/contracts/orders/orders';
import type { Stage } from '@adunni/contracts/orders/stages';
import { advancePart } from '@adunni/contracts/orders/work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { exportMeasurements } from '../../measurements/export.queries.ts';
import { LENGTHS, measured, saveProfile } from '../../measurements/testing.ts';
import { bellOf } from '../balance/testing.ts';
import { partFor } from '../staff/testing.ts';
import { customerWith, openShop, place, type TestShop } from '../testing.ts';
import { buyMeasured, type MeasuredOrder } from './testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 20 });
});
afterAll(() => test.close());

const WIDER = { ...LENGTHS, 'waist-girth': 800 };

const replace = ({ orderId, itemId, customer }: MeasuredOrder, profileId: string, as = customer) =>
  test.call(replaceMeasurements, { params: { orderId }, body: { profileId, itemIds: [itemId] } }, as);
const lineOf = async ({ orderId, customer }: MeasuredOrder) =>
  (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body.items[0];
const partOf = async ({ orderId, customer }: MeasuredOrder) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order.parts[0];
const toldOf = ({ orderId }: MeasuredOrder) => bellOf(test, shop.owner, 'measurements-given', orderId);

async function step({ orderId, partId }: MeasuredOrder, to: Exclude<Stage, 'cancelled'>) {
  const { version } = await partFor(test, shop.owner, orderId, partId);
  return test.call(advancePart, { params: { partId }, body: { version, to, note: '' } }, shop.owner);
}

/** A gown from a profile, paid, whose maker has taken these steps; and the same person measured anew. */
async function buyAt(...stages: Exclude<Stage, 'cancelled'>[]): Promise<MeasuredOrder> {
  const bought = await buyMeasured(test, shop);
  for (const to of stages) expect((await step(bought, to)).status).toBe(200);
  return bought;
}

/** Saves the wider waist in the profile that an order was made from. */
async function measureAgain({ customer, profile }: MeasuredOrder): Promise<void> {
  const params = { profileId: profile._id };
  const { status } = await test.call(
    changeMeasurements,
    { params, body: { ...measured({ values: WIDER }), version: 1 } },
    customer,
  );
  expect(status).toBe(200);
}

describe('measurements of an order that is not cut', () => {
  it('are replaced by its customer, keep what they were, and whoever works on it sees both', async () => {
    const bought = await buyAt('confirmed');
    await measureAgain(bought);
    const { version } = await partFor(test, shop.owner, bought.orderId, bought.partId);
    const { status, body } = await replace(bought, bought.profile._id);
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      ...{ frozen: { values: WIDER, number: 2 }, wanted: null, isReplaceable: true },
      replaced: [{ measurements: { values: LENGTHS, number: 1 }, replacedAt: test.now.toISOString() }],
    });
    const read = await test.call(readPartMeasurements, { params: { partId: bought.partId } }, shop.owner);
    expect(read.body.items[0]).toEqual(body.items[0]);
    expect(await toldOf(bought)).toMatchObject([{ text: expect.stringContaining('before you confirm') }]);
    // What was seen with the former measurements is not confirmed by it.
    const seen = { version, to: 'measurements-confirmed' as const, note: '' };
    const late = await test.call(advancePart, { params: { partId: bought.partId }, body: seen }, shop.owner);
    expect([late.status, late.error.code]).toEqual([409, 'stale']);
    const { orders } = await exportMeasurements(test.app.deps.db, bought.customer._id);
    expect(orders.map(({ madeFrom, replacedAt }) => [madeFrom.number, replacedAt !== null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it.each([
    [['confirmed', 'measurements-confirmed']],
    [['confirmed', 'measurements-confirmed', 'fabric-sourced']],
  ] as const)('have to be confirmed again after %o', async (stages) => {
    const bought = await buyAt(...stages);
    await measureAgain(bought);
    expect((await replace(bought, bought.profile._id)).status).toBe(200);
    const part = await partOf(bought);
    expect(part?.stage).toBe('confirmed');
    expect(part?.events.at(-1)).toMatchObject({ stage: 'confirmed', note: expect.stringContaining('confirmed again') });
    expect(await toldOf(bought)).toMatchObject([{ text: expect.stringContaining('confirm them again') }]);
    expect((await step(bought, 'cutting')).status).toBe(409);
    for (const to of ['measurements-confirmed', 'fabric-sourced', 'cutting'] as const)
      expect((await step(bought, to)).status).toBe(200);
  });

  it('have to be confirmed again after a hold', async () => {
    const bought = await buyAt('confirmed', 'measurements-confirmed', 'on-hold');
    await measureAgain(bought);
    expect((await replace(bought, bought.profile._id)).status).toBe(200);
    expect((await partOf(bought))?.stage).toBe('on-hold');
    expect((await step(bought, 'measurements-confirmed')).status).toBe(409);
    expect((await step(bought, 'confirmed')).status).toBe(200);
  });

  it('stay as they are when they are the same, and nobody is told', async () => {
    const bought = await buyAt('confirmed', 'measurements-confirmed');
    expect((await replace(bought, bought.profile._id)).body.items[0]).toMatchObject({ replaced: [] });
    expect((await partOf(bought))?.stage).toBe('measurements-confirmed');
    expect(await toldOf(bought)).toEqual([]);
  });

  it('wait for the answer to what a fitting showed, and then count instead of it', async () => {
    const bought = await buyAt('confirmed');
    const fitting = { unit: 'cm' as const, measuredOn: '2026-05-10', note: '', figure: 'woman' as const };
    const propose = (waist: number) => {
      const body = { ...fitting, ageGroup: 'adult' as const, itemId: bought.itemId, values: { 'waist-girth': waist } };
      return test.call(proposeMeasurements, { params: { partId: bought.partId }, body }, shop.owner);
    };
    const proposalId = (await propose(760)).body.proposal._id;
    const chidi = await saveProfile(test, bought.customer, { name: 'Chidi', values: WIDER });
    expect((await replace(bought, chidi._id)).error.code).toBe('measurements_proposed');
    await test.call(acceptProposal, { params: { proposalId }, body: {} }, bought.customer);
    expect((await replace(bought, chidi._id)).status).toBe(200);
    expect(await lineOf(bought)).toMatchObject({ frozen: { name: 'Chidi', values: WIDER }, proposals: [] });
    const next = await propose(820);
    expect(next.body.proposal.changes).toEqual([{ measure: 'waist-girth', from: 800, to: 820 }]);
    expect((await lineOf(bought))?.proposals).toMatchObject([{ status: 'open' }]);
  });
});

describe('measurements are not replaced', () => {
  it('once the cloth is cut, and the page says so', async () => {
    const bought = await buyAt('confirmed', 'measurements-confirmed', 'fabric-sourced', 'cutting');
    await measureAgain(bought);
    const { status, error } = await replace(bought, bought.profile._id);
    expect([status, error.code]).toEqual([409, 'measurements_given']);
    expect(await lineOf(bought)).toMatchObject({ isReplaceable: false, frozen: { number: 1 }, replaced: [] });
  });

  it('by a profile that lacks something, by another’s, for another’s order, and before anything is paid', async () => {
    const bought = await buyMeasured(test, shop);
    const partial = await saveProfile(test, bought.customer, { name: 'Bola', values: { height: 1700 } });
    expect((await replace(bought, partial._id)).error.code).toBe('measurements_incomplete');
    const stranger = await signInAs(test);
    const theirs = await saveProfile(test, stranger);
    expect((await replace(bought, theirs._id)).status).toBe(404);
    expect((await replace(bought, theirs._id, stranger)).status).toBe(404);
    const other = await buyMeasured(test, shop);
    expect((await replace({ ...bought, itemId: other.itemId }, bought.profile._id)).status).toBe(404);
    const line = { ...shop.gown, quantity: 1, measurementProfileId: bought.profile._id };
    await customerWith(test, [line], bought.customer);
    const orderId = (await place(test, bought.customer)).body.order._id;
    const [part] = (await test.call(getOrder, { params: { orderId } }, bought.customer)).body.order.parts;
    const unpaid = { ...bought, orderId, itemId: part?.items[0]?._id ?? '' };
    await measureAgain(bought);
    expect((await replace(unpaid, bought.profile._id)).error.code).toBe('measurements_given');
  });

  it('while they are cut: of both at once one is done, and the other refused', async () => {
    for (let round = 0; round < 4; round++) {
      const bought = await buyAt('confirmed', 'measurements-confirmed', 'fabric-sourced');
      await measureAgain(bought);
      const { version } = await partFor(test, shop.owner, bought.orderId, bought.partId);
      const cut = { params: { partId: bought.partId }, body: { version, to: 'cutting' as const, note: '' } };
      const both = [() => test.call(advancePart, cut, shop.owner), () => replace(bought, bought.profile._id)];
      const answers = await Promise.all((round % 2 ? both.toReversed() : both).map((run) => run()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [line, part] = [await lineOf(bought), await partOf(bought)];
      expect([part?.stage, line?.frozen?.number]).toEqual(
        part?.stage === 'cutting' ? ['cutting', 1] : ['confirmed', 2],
      );
    }
  });
});
