import type { ProposalForm } from '@adunni/contracts/measurements/forms';
import {
  acceptProposal,
  changeMeasurements,
  getMeasurements,
  listMeasurements,
  listProposals,
  refuseProposal,
  removeMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrderMeasurements, proposeMeasurements } from '@adunni/contracts/orders/measurements';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { buyMeasured, type MeasuredOrder } from '../../orders/measurements/testing.ts';
import { buyFrom } from '../../orders/staff/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { LENGTHS, measured } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
afterAll(() => test.close());

const propose = (
  { partId, itemId }: Pick<MeasuredOrder, 'partId' | 'itemId'>,
  change: Partial<ProposalForm> = {},
  as: TestPerson = shop.owner,
) =>
  test.call(
    proposeMeasurements,
    {
      params: { partId },
      body: {
        ...{
          itemId,
          figure: 'woman',
          ageGroup: 'adult',
          unit: 'cm',
          measuredOn: '2026-05-10',
          note: 'At the fitting.',
        },
        values: { ...LENGTHS, 'waist-girth': 760, 'thigh-girth': 590 },
        ...change,
      },
    },
    as,
  );
const waitingFor = async (person: TestPerson) => (await test.call(listProposals, {}, person)).body.items;
const CHANGES = [
  { measure: 'waist-girth', from: 740, to: 760 },
  { measure: 'thigh-girth', from: null, to: 590 },
];

describe('measurements that a maker proposes', () => {
  it('wait for the customer, who is told, and become a version of the profile when accepted', async () => {
    const bought = await buyMeasured(test, shop);
    const { status, body } = await propose(bought);
    expect([status, body.proposal.changes]).toEqual([201, CHANGES]);
    const bell = (await test.call(listNotifications, {}, bought.customer)).body.items;
    expect(bell).toContainEqual(expect.objectContaining({ kind: 'measurements-proposed' }));
    const [waiting] = await waitingFor(bought.customer);
    expect(waiting).toMatchObject({ changes: CHANGES, profile: { name: 'Amaka' }, note: 'At the fitting.' });
    // The person changed their hip meanwhile, which the fitting says nothing of.
    const params = { profileId: bought.profile._id };
    const own = { ...measured({ values: { ...LENGTHS, 'hip-girth': 1020 } }), version: 1 };
    await test.call(changeMeasurements, { params, body: own }, bought.customer);
    const proposalId = body.proposal._id;
    const accepted = await test.call(acceptProposal, { params: { proposalId }, body: {} }, bought.customer);
    expect(accepted.body.profile.current).toMatchObject({
      ...{ number: 3, method: 'fitting', measuredBy: 'Ireti Stitch House', measuredOn: '2026-05-10' },
      values: { ...LENGTHS, 'hip-girth': 1020, 'waist-girth': 760, 'thigh-girth': 590 },
    });
    expect(await waitingFor(bought.customer)).toEqual([]);
    const order = await test.call(getOrderMeasurements, { params: { orderId: bought.orderId } }, bought.customer);
    expect(order.body.items[0]?.frozen?.values).toEqual(LENGTHS);
    expect(order.body.items[0]?.proposals[0]).toMatchObject({ status: 'accepted', changes: CHANGES });
    const told = (await test.call(listNotifications, {}, shop.owner)).body.items;
    expect(told).toContainEqual(expect.objectContaining({ kind: 'measurements-answered' }));
  });

  it('change nothing when refused, and are answered once, also when both answers come at once', async () => {
    const bought = await buyMeasured(test, shop);
    const proposalId = (await propose(bought)).body.proposal._id;
    const answers = await Promise.all([
      test.call(refuseProposal, { params: { proposalId } }, bought.customer),
      test.call(refuseProposal, { params: { proposalId } }, bought.customer),
      test.call(refuseProposal, { params: { proposalId } }, bought.customer),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await test.call(acceptProposal, { params: { proposalId }, body: {} }, bought.customer)).status).toBe(409);
    const params = { profileId: bought.profile._id };
    expect((await test.call(getMeasurements, { params }, bought.customer)).body.history).toHaveLength(1);
  });

  it('are asked one at a time, and follow what was agreed before', async () => {
    const bought = await buyMeasured(test, shop);
    const both = await Promise.all([propose(bought), propose(bought)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [waiting] = await waitingFor(bought.customer);
    await test.call(acceptProposal, { params: { proposalId: waiting?._id ?? '' }, body: {} }, bought.customer);
    const again = await propose(bought);
    expect([again.status, again.error.code]).toEqual([422, 'nothing_new']);
    const next = await propose(bought, { values: { 'waist-girth': 770 } });
    expect(next.body.proposal.changes).toEqual([{ measure: 'waist-girth', from: 760, to: 770 }]);
  });

  it('are asked about like anybody’s', async () => {
    const bought = await buyMeasured(test, shop);
    const trap = await propose(bought, { values: { 'waist-girth': 300 } });
    expect([trap.status, trap.error.code]).toEqual([422, 'to_confirm']);
    const odd = await propose(bought, { values: { 'under-bust-girth': 930 } });
    expect(odd.error.code).toBe('to_confirm');
    const confirmed = ['relation:under-bust-girth:bust-girth:930:920'];
    expect((await propose(bought, { values: { 'under-bust-girth': 930 }, confirmed })).status).toBe(201);
  });

  it('make a profile where the piece was ordered without one, or where it is gone', async () => {
    const { customer, orderId, partIds } = await buyFrom(
      test,
      [{ ...shop, gown: { ...shop.gown, measureLater: true } }],
      { kind: 'gown' },
    );
    const { items } = (await test.call(getOrderMeasurements, { params: { orderId } }, customer)).body;
    expect(items).toMatchObject([{ frozen: null, proposals: [] }]);
    await propose({ partId: partIds[0] ?? '', itemId: items[0]?.itemId ?? '' }, { values: LENGTHS });
    const [first] = await waitingFor(customer);
    expect(first?.profile).toBeNull();
    await test.call(acceptProposal, { params: { proposalId: first?._id ?? '' }, body: {} }, customer);
    const kept = (await test.call(listMeasurements, {}, customer)).body.items;
    expect(kept).toMatchObject([{ name: 'Ireti Stitch House, 2026-05-10', current: { values: LENGTHS } }]);

    const bought = await buyMeasured(test, shop);
    await propose(bought);
    await test.call(removeMeasurements, { params: { profileId: bought.profile._id } }, bought.customer);
    const [second] = await waitingFor(bought.customer);
    const made = await test.call(
      acceptProposal,
      { params: { proposalId: second?._id ?? '' }, body: {} },
      bought.customer,
    );
    expect(made.body.profile.current.values).toEqual({ ...LENGTHS, 'waist-girth': 760, 'thigh-girth': 590 });
  });

  it('come from nobody but the part’s makers and are answered by nobody but its customer', async () => {
    const bought = await buyMeasured(test, shop);
    const other = await openShop(test);
    expect((await propose(bought, {}, other.owner)).status).toBe(404);
    expect((await propose(bought, {}, await signInAs(test, 'Admin'))).status).toBe(403);
    const elsewhere = await buyMeasured(test, other);
    expect((await propose({ ...bought, itemId: elsewhere.itemId })).status).toBe(404);
    const proposalId = (await propose(bought)).body.proposal._id;
    const params = { proposalId };
    expect((await test.call(acceptProposal, { params, body: {} }, elsewhere.customer)).status).toBe(404);
    expect((await test.call(refuseProposal, { params }, elsewhere.customer)).status).toBe(404);
  });

  it('leave no lengths in the log, which keeps everything', async () => {
    const bought = await buyMeasured(test, shop);
    const { _id } = (await propose(bought)).body.proposal;
    const entries = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id));
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/girth|At the fitting/);
  });
});
