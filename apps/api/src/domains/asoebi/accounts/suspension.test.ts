import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { handEventOver } from '@adunni/contracts/asoebi/handing-over';
import { getDashboard } from '@adunni/contracts/asoebi/hosting';
import { closeEvent, openEvent } from '@adunni/contracts/asoebi/opening';
import { assignSewing, listWorkSets, moveWorkSets } from '@adunni/contracts/asoebi/production';
import { acceptProposal, getMakerWork, listMakerInvitations, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { requestDeletion } from '@adunni/contracts/identity/account';
import { changeRole, personResource } from '@adunni/contracts/identity/people';
import { workshopResource } from '@adunni/contracts/makers/verification';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionsOf } from '../../../kit/domain.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { hasOpenMatters } from '../../identity/privacy/queries.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { openShop } from '../../orders/testing.ts';
import { celebrateEach, order, orderPaid, payDue, seen } from '../guests/testing.ts';
import { addOrder } from '../hosting/testing.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { inviteTo, offerFor } from '../proposals/testing.ts';
import { keepDraft } from '../testing.ts';

const shared = celebrateEach();
let admin: TestPerson;
beforeAll(async () => {
  admin = await signInAs(shared.test, 'Admin');
});

const params = () => ({ eventId: shared.wedding.eventId });
const eventOf = async (host = shared.wedding.host) =>
  (await shared.test.call(getOwnEvent, { params: params() }, host)).body.event;
const titlesOf = async (person: TestPerson) =>
  (await shared.test.call(listNotifications, {}, person)).body.items.map(({ title }) => title);
const suspend = (person: { _id: string }) =>
  shared.test.call(personResource.act, { body: { action: 'suspend', ids: [person._id] } }, admin);
const suspendShop = (makerId = shared.wedding.shop.makerId) =>
  shared.test.call(workshopResource.act, { body: { action: 'suspend', ids: [makerId] } }, admin);
const release = () =>
  shared.test.call(asoEbiEventResource.act, { body: { action: 'release', ids: [shared.wedding.eventId] } }, admin);
const isOwing = async (makerId: string) => {
  const asked = extensionsOf('makerObligations').map((owes) =>
    shared.test.app.deps.db.transaction((tx) => owes(tx, makerId)),
  );
  return (await Promise.all(asked)).includes(true);
};

const settle = (values: Partial<typeof asoEbiOrders.$inferInsert>) =>
  shared.test.app.deps.db.update(asoEbiOrders).set(values).where(eq(asoEbiOrders.eventId, shared.wedding.eventId));

describe('a suspended workshop', () => {
  it('makes what was ordered, and takes no orders until staff release its events', async () => {
    const orderKey = await orderPaid(shared.test, shared.wedding, { plan: 'deposit' });
    await suspendShop();
    expect(await titlesOf(shared.wedding.host)).toContain('Ireti Stitch House is not available for Tiwa weds Dapo');
    expect(await titlesOf(admin)).toContain('Ireti Stitch House is suspended and makes sets for Tiwa weds Dapo');
    expect((await order(shared.test, shared.wedding)).error.code).toBe('not_taking');
    await payDue(shared.test, orderKey);
    expect((await seen(shared.test, orderKey)).status).toBe('paid');
    await release();
    expect((await order(shared.test, shared.wedding)).status).toBe(201);
  });

  it('is not opened again by the host of an event that was closed', async () => {
    const { version } = await eventOf();
    await shared.test.call(closeEvent, { params: params(), body: { version } }, shared.wedding.host);
    await suspendShop();
    const opened = await shared.test.call(
      openEvent,
      { params: params(), body: { version: version + 1 } },
      shared.wedding.host,
    );
    expect(opened.error).toMatchObject({ code: 'not_ready', message: expect.stringContaining('can’t make') });
  });

  it('has nothing left that a host could accept', async () => {
    const { host, shop } = shared.wedding;
    const draft = await keepDraft(shared.test, host);
    const [group] = draft.groups;
    const where = { eventId: draft._id, groupId: group?._id ?? '' };
    const invitationId = await inviteTo(shared.test, host, where, shop);
    const form = offerFor(shared.test, { packages: group?.packages ?? [] });
    const sent = await shared.test.call(
      sendProposal,
      { params: { invitationId }, body: { over: 0, form } },
      shop.owner,
    );
    const proposalId = sent.body.work.proposals[0]?._id ?? '';
    const accept = () => shared.test.call(acceptProposal, { params: { eventId: draft._id, proposalId } }, host);
    // A workshop that closes without being suspended tells nobody, and is refused all the same.
    const setStatus = (status: 'approved' | 'suspended') =>
      shared.test.app.deps.db.update(makers).set({ status }).where(eq(makers._id, shop.makerId));
    await setStatus('suspended');
    expect((await accept()).error.code).toBe('maker_gone');
    await setStatus('approved');
    await suspendShop();
    expect((await accept()).error.code).toBe('proposal_withdrawn');
    const { invitations } = (await shared.test.call(listMakerInvitations, { params: { eventId: draft._id } }, host))
      .body;
    expect(invitations).toMatchObject([{ status: 'ended' }]);
    const again = await shared.test.call(
      sendProposal,
      { params: { invitationId }, body: { over: 1, form } },
      shop.owner,
    );
    expect(again.error.code).toBe('invitation_ended');
  });

  it('owes while guests can order or wait for their sets, so that its owner can’t leave', async () => {
    const { host, shop } = shared.wedding;
    const closing = { params: params(), body: { version: (await eventOf()).version } };
    expect([await isOwing(shop.makerId), await hasOpenMatters(shared.test.app.deps.db, shop.owner._id)]).toEqual([
      true,
      true,
    ]);
    await orderPaid(shared.test, shared.wedding);
    await shared.test.call(closeEvent, closing, host);
    expect(await isOwing(shop.makerId)).toBe(true);
    await settle({ earnedAt: shared.begun });
    expect([await isOwing(shop.makerId), await hasOpenMatters(shared.test.app.deps.db, shop.owner._id)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a suspended tailor', () => {
  const params = () => ({ invitationId: shared.wedding.invitationId });
  const assign = (tailorId: string | null) =>
    shared.test.call(assignSewing, { params: params(), body: { tailorId } }, shared.wedding.shop.owner);
  const tailorOf = async () =>
    (await shared.test.call(getMakerWork, { params: params() }, shared.wedding.shop.owner)).body.work.tailor;
  const openTailor = async () => {
    const tailor = await openShop(shared.test);
    await shared.test.app.deps.db.update(users).set({ role: 'Tailor' }).where(eq(users._id, tailor.owner._id));
    return tailor;
  };
  /** A tailor who sews the wedding’s group. */
  const sewing = async () => {
    const tailor = await openTailor();
    expect((await assign(tailor.makerId)).status).toBe(200);
    return tailor;
  };
  const gone = 'Ireti Stitch House is not available to sew for Tiwa weds Dapo';
  const told = 'Ireti Stitch House is suspended and sews sets for Tiwa weds Dapo';

  /** Staff make the person a customer. */
  const leave = async ({ _id }: TestPerson) => {
    const [person] = await shared.test.app.deps.db.select().from(users).where(eq(users._id, _id));
    const body = { role: 'Customer' as const, version: person?.version ?? 0 };
    return shared.test.call(changeRole, { params: { _id }, body }, admin);
  };
  const remove = async (person: TestPerson) => {
    const passwordHash = await hashPassword('a long enough password');
    await shared.test.app.deps.db.update(users).set({ passwordHash }).where(eq(users._id, person._id));
    return shared.test.call(requestDeletion, { body: { password: 'a long enough password' } }, person);
  };

  it('whose sets are not sewn keeps role and account, and staff can suspend them all the same', async () => {
    const { shop } = shared.wedding;
    const tailor = await sewing();
    const order = await addOrder(shared.test, shared.wedding, shop.makerId);
    const closing = { params: { eventId: shared.wedding.eventId }, body: { version: (await eventOf()).version } };
    expect((await shared.test.call(closeEvent, closing, shared.wedding.host)).status).toBe(200);
    expect((await leave(tailor.owner)).error).toMatchObject({
      code: 'open_orders',
      message: expect.stringContaining('aso-ebi sets'),
    });
    expect((await remove(tailor.owner)).error).toMatchObject({
      code: 'deletion_blocked',
      message: expect.stringContaining('aso-ebi'),
    });
    expect((await suspend(tailor.owner)).status).toBe(200);
    expect(await titlesOf(shop.owner)).toContain(gone);
    const move = { params: params(), body: { setIds: order.setIds, to: 'in-production' as const } };
    expect((await shared.test.call(moveWorkSets, move, shop.owner)).status).toBe(200);
  });

  it.each(['sewn', 'taken back', 'cancelled'] as const)('may leave once the sets are %s', async (how) => {
    const { shop, host } = shared.wedding;
    const tailor = await sewing();
    expect((await leave(tailor.owner)).error.code, 'guests can still order').toBe('open_orders');
    const { setIds } = await addOrder(shared.test, shared.wedding, shop.makerId);
    const closing = { params: { eventId: shared.wedding.eventId }, body: { version: (await eventOf()).version } };
    await shared.test.call(closeEvent, closing, host);
    const { db } = shared.test.app.deps;
    if (how === 'taken back') await assign(null);
    else
      await db
        .update(asoEbiSets)
        .set(how === 'sewn' ? { stage: 'ready' } : { cancelledAt: shared.test.now })
        .where(inArray(asoEbiSets._id, setIds));
    expect(await hasOpenMatters(db, tailor.owner._id)).toBe(false);
    expect((await leave(tailor.owner)).status).toBe(200);
  });

  it('leaving while a maker gives them sewing either keeps their role or gets none', async () => {
    const tailor = await openTailor();
    const [left, given] = await Promise.all([leave(tailor.owner), assign(tailor.makerId)]);
    expect([left.status, given.status]).toSatisfy(
      ([role, sewing]) => (role === 200 && sewing === 422) || (role === 422 && sewing === 200),
    );
  });

  it('leaves the sewing to its maker, who is told and gives it to somebody else', async () => {
    const { shop } = shared.wedding;
    const tailor = await sewing();
    const { setIds } = await addOrder(shared.test, shared.wedding, shop.makerId);
    await suspend(tailor.owner);
    expect(await titlesOf(shop.owner)).toContain(gone);
    expect(await titlesOf(admin)).toContain(told);
    expect(await titlesOf(shared.wedding.host)).not.toContainEqual(expect.stringContaining('not available'));
    expect((await order(shared.test, shared.wedding)).status, 'its maker is there').toBe(201);
    const asTailor = await shared.test.call(listWorkSets, { params: params() }, tailor.owner);
    expect(asTailor.status).toBe(401);
    expect(await tailorOf()).toMatchObject({ _id: tailor.makerId });
    const body = { setIds, to: 'in-production' as const };
    expect((await shared.test.call(moveWorkSets, { params: params(), body }, shop.owner)).body.moved).toBe(1);
    await assign(null);
    expect((await assign(tailor.makerId)).error.code).toBe('tailor_not_available');
    const heir = await sewing();
    expect(await tailorOf()).toMatchObject({ _id: heir.makerId });
  });

  it('whose workshop alone is suspended finishes what was begun, unless its maker takes it back', async () => {
    const { shop } = shared.wedding;
    const tailor = await sewing();
    const { setIds } = await addOrder(shared.test, shared.wedding, shop.makerId);
    await suspendShop(tailor.makerId);
    expect(await titlesOf(shop.owner)).toContain(gone);
    const move = () =>
      shared.test.call(moveWorkSets, { params: params(), body: { setIds, to: 'in-production' } }, tailor.owner);
    expect((await move()).body.moved).toBe(1);
    await assign(null);
    expect((await move()).status).toBe(404);
  });

  it('tells nobody of what is sewn', async () => {
    const { shop, host } = shared.wedding;
    const tailor = await sewing();
    await addOrder(shared.test, shared.wedding, shop.makerId, { set: { stage: 'ready' } });
    const closing = { params: { eventId: shared.wedding.eventId }, body: { version: (await eventOf()).version } };
    expect((await shared.test.call(closeEvent, closing, host)).status).toBe(200);
    await suspendShop(tailor.makerId);
    expect(await titlesOf(shop.owner)).not.toContain(gone);
  });
});

it('a suspended host leaves an event on hold that staff give to another, with what was ordered', async () => {
  const orderKey = await orderPaid(shared.test, shared.wedding);
  await suspend(shared.wedding.host);
  expect(await titlesOf(admin)).toContain('The host of Tiwa weds Dapo is suspended');
  expect((await order(shared.test, shared.wedding)).error.code).toBe('not_taking');
  expect((await seen(shared.test, orderKey)).status).toBe('paid');
  const heir = await signInAs(shared.test);
  const { version } = (
    await shared.test.call(asoEbiEventResource.get, { params: { _id: shared.wedding.eventId } }, admin)
  ).body;
  await shared.test.call(handEventOver, { params: params(), body: { version, email: heir.email } }, admin);
  await release();
  expect((await shared.test.call(getDashboard, { params: params() }, heir)).body.dashboard.total.paid).toBe(1);
  expect((await order(shared.test, shared.wedding)).status).toBe(201);
});

it('a suspended guest gets what was ordered, and staff know', async () => {
  const person = await signInAs(shared.test);
  const orderKey = await orderPaid(shared.test, shared.wedding, { token: person.token });
  await suspend(person);
  expect(await titlesOf(admin)).toContain('A suspended customer has open aso-ebi orders');
  expect((await seen(shared.test, orderKey)).status).toBe('paid');
});
