import { commonErrors } from '@adunni/contracts/errors';
import { orderPartResource, type StaffPart } from '@adunni/contracts/orders/staff';
import { advanceParts } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../../identity/testing.ts';
import { orderParts } from '../../tables.ts';
import { openShop } from '../../testing.ts';
import { buyFrom, partFor } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Next = Exclude<StaffPart['stage'], 'cancelled'>;
const bring = (partId: string, stage: StaffPart['stage']) =>
  test.app.deps.db.update(orderParts).set({ stage }).where(eq(orderParts._id, partId));
const listed = async (who: TestPerson) => (await test.call(orderPartResource.list, {}, who)).body.items;
/** Moves what a maker’s list says to what it says comes next. */
const movesOf = async (who: TestPerson) =>
  (await listed(who)).flatMap(({ _id, version, next }) => (next ? [{ _id, version, to: next as Next }] : []));
const send = (
  who: TestPerson,
  moves: { _id: string; version: number; to: Next; trackingNumber?: string }[],
  carrier = '',
) => test.call(advanceParts, { body: { moves, carrier } }, who);

it('many parts move to their next stages at once, and the same request again moves none twice', async () => {
  const shop = await openShop(test);
  const [sewn, packed] = [await buyFrom(test, [shop], { kind: 'gown' }), await buyFrom(test, [shop])];
  const placed = await buyFrom(test, [shop]);
  await bring(sewn.partIds[0] ?? '', 'cutting');
  await bring(packed.partIds[0] ?? '', 'packed');
  const moves = await movesOf(shop.owner);
  expect(new Map(moves.map(({ _id, to }) => [_id, to]))).toEqual(
    new Map([
      [sewn.partIds[0], 'sewing'],
      [packed.partIds[0], 'dispatched'],
    ]),
  );
  const answers = await Promise.all([send(shop.owner, moves, 'DHL'), send(shop.owner, moves, 'DHL')]);
  const results = answers.flatMap(({ body }) => body.results);
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(results.filter(({ ok }) => !ok).every(({ message }) => message !== null)).toBe(true);
  expect(await partFor(test, shop.owner, packed.orderId)).toMatchObject({ stage: 'dispatched', carrier: 'DHL' });
  expect((await partFor(test, shop.owner, sewn.orderId)).events.map(({ stage }) => stage)).toContain('sewing');
  expect((await partFor(test, shop.owner, sewn.orderId)).stage).toBe('sewing');
  expect((await partFor(test, shop.owner, placed.orderId)).stage).toBe('placed');
});

it('one that can’t move says why and stops no other; what another makes is not found', async () => {
  const [shop, other] = await Promise.all([openShop(test), openShop(test)]);
  const [sewn, packed] = [await buyFrom(test, [shop], { kind: 'gown' }), await buyFrom(test, [shop])];
  const theirs = await buyFrom(test, [other]);
  await bring(sewn.partIds[0] ?? '', 'cutting');
  await bring(packed.partIds[0] ?? '', 'packed');
  const moves = await movesOf(shop.owner);
  const foreign = { _id: theirs.partIds[0] ?? '', version: 1, to: 'confirmed' as const };
  const { body } = await send(shop.owner, [foreign, ...moves]);
  const said = new Map(body.results.map(({ _id, message }) => [_id, message]));
  expect(said.get(sewn.partIds[0] ?? '')).toBeNull();
  expect(said.get(packed.partIds[0] ?? '')).toBe('Please enter the carrier.');
  expect(said.get(foreign._id)).toBe(commonErrors.not_found.message);
  expect((await partFor(test, other.owner, theirs.orderId)).stage).toBe('placed');
});

it('parcels leave under a tracking number each, which nothing else is given', async () => {
  const shop = await openShop(test);
  const gown = await buyFrom(test, [shop], { kind: 'gown' });
  const sold = [gown, await buyFrom(test, [shop]), await buyFrom(test, [shop])];
  const [sewn, ...packed] = sold.map(({ partIds: [partId = ''] }) => partId);
  await bring(sewn ?? '', 'cutting');
  for (const partId of packed) await bring(partId, 'packed');
  const moves = await movesOf(shop.owner);
  const refused = await send(
    shop.owner,
    moves.map((move) => ({ ...move, trackingNumber: 'GIG-1' })),
    'GIG Logistics',
  );
  expect(refused.status).toBe(400);
  const numbered = moves.map((move) => (move._id === packed[0] ? { ...move, trackingNumber: 'GIG-1' } : move));
  const { body } = await send(shop.owner, numbered, 'GIG Logistics');
  expect(body.results.every(({ ok }) => ok)).toBe(true);
  const parts = await Promise.all(sold.map(({ orderId }) => partFor(test, shop.owner, orderId)));
  expect(parts.map(({ stage, trackingNumber }) => [stage, trackingNumber])).toEqual([
    ['sewing', null],
    ['dispatched', 'GIG-1'],
    ['dispatched', ''],
  ]);
});
