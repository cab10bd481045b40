import { randomUUID } from 'node:crypto';
import { getOwnEvent, type HostedEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import { getGuestEvent, placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import { openEvent } from '@adunni/contracts/asoebi/opening';
import { acceptProposal, getMakerWork, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { renewGroupLink } from '@adunni/contracts/asoebi/waiting';
import { withdrawAnswer } from '@adunni/contracts/studio/asking/work';
import { type Design, deleteDesign, updateDesign } from '@adunni/contracts/studio/designs';
import { savePriceList } from '@adunni/contracts/studio/price-list';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseHosted } from '../../asoebi/accounts/hosted.service.ts';
import { guestForm, seen } from '../../asoebi/guests/testing.ts';
import { inviteTo, offerFor } from '../../asoebi/proposals/testing.ts';
import { asoEbiPackages } from '../../asoebi/tables.ts';
import { draftOf, keepDraft, weddingForm } from '../../asoebi/testing.ts';
import { tendLooks } from '../../catalog/looks/looks.service.ts';
import { lookHash } from '../../catalog/rules.ts';
import { looks } from '../../catalog/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { answerAs, askOf, openRequest, seenBy, seeRequest } from '../asking/testing.ts';
import { designs } from '../tables.ts';
import { A_PRICE_LIST, A_RECIPE, drawn, saveDesign } from '../testing.ts';

let test: TestApp;
let host: TestPerson;
let shop: TestShop;
let start: Date;
beforeAll(async () => {
  test = await startTestApp();
  start = test.now;
});
beforeEach(async () => {
  test.now = start;
  [host, shop] = [await signInAs(test), await openShop(test)];
});
afterAll(() => test.close());

type Chosen = NonNullable<EventFormIn['groups'][number]['packages'][number]['design']>;
const saved = ({ _id, version }: Design): Chosen => ({ from: 'saved', _id, version });

/** A wedding whose only package is sewn from a design. */
function sewnForm(design: Chosen | null, values: Partial<EventFormIn['groups'][number]['packages'][number]> = {}) {
  const form = weddingForm(test.now);
  const sewn = { kind: 'sewn' as const, needs: 'size' as const, design, ...values };
  return withPackages(form, sewn);
}
const withPackages = (form: EventFormIn, values: Partial<EventFormIn['groups'][number]['packages'][number]>) => ({
  ...form,
  groups: form.groups.map((group) => ({ ...group, packages: group.packages.map((pack) => ({ ...pack, ...values })) })),
});
const save = (eventId: string, version: number, form: EventFormIn, as = host) =>
  test.call(saveEvent, { params: { eventId }, body: { version, form } }, as);
const begin = (form: EventFormIn, as = host) => save(randomUUID(), 0, form, as);
const read = async (eventId: string, as = host) =>
  (await test.call(getOwnEvent, { params: { eventId } }, as)).body.event;
const packOf = (event: HostedEvent) => event.groups[0]?.packages[0];
const stored = async (packageId: string) =>
  (await test.app.deps.db.select().from(asoEbiPackages).where(eq(asoEbiPackages._id, packageId)))[0];
const change = (design: Design, values: Partial<Pick<Design, 'name' | 'recipe' | 'version'>>) => {
  const { name, recipe, version } = { ...design, ...values };
  return test.call(updateDesign, { params: { designId: design._id }, body: { name, recipe, version } }, host);
};
const workOf = async (invitationId: string, as = shop) =>
  (await test.call(getMakerWork, { params: { invitationId } }, as.owner)).body.work;

/** A wedding sewn from a design of the host’s, whose maker’s proposal is accepted. */
async function agreed() {
  const design = await saveDesign(test, host, { name: 'For the bride’s side' });
  await drawn(test, design);
  const draft = await keepDraft(test, host, sewnForm(saved(design)));
  const ids = { eventId: draft._id, groupId: draft.groups[0]?._id ?? '' };
  const invitationId = await inviteTo(test, host, ids, shop);
  const form = offerFor(test, await workOf(invitationId));
  const sent = await test.call(sendProposal, { params: { invitationId }, body: { over: 0, form } }, shop.owner);
  const proposalId = sent.body.work.proposals[0]?._id ?? '';
  await test.call(acceptProposal, { params: { eventId: draft._id, proposalId } }, host);
  return { ...ids, design, invitationId, proposalId };
}

/** The same, open to guests, with the link of its group. */
async function opened() {
  const wedding = await agreed();
  const { eventId, groupId } = wedding;
  const { version } = await read(eventId);
  expect((await test.call(openEvent, { params: { eventId }, body: { version } }, host)).status).toBe(200);
  const link = await test.call(renewGroupLink, { params: { eventId, groupId } }, host);
  return { ...wedding, linkKey: link.body.items[0]?.key ?? '' };
}

describe('a package of a draft', () => {
  it('keeps the design as it was chosen: its words, its recipe and its picture', async () => {
    const design = await saveDesign(test, host, { name: 'Owambe agbada' });
    await drawn(test, design);
    const draft = await keepDraft(test, host, sewnForm(saved(design)));
    const words = { title: 'Owambe agbada', from: 'saved', _id: design._id, version: 1 };
    expect(packOf(draft)?.design).toMatchObject(words);
    expect(packOf(draft)?.design?.lines).toContainEqual({ name: 'Length', value: 'To the ankle' });
    expect(packOf(draft)?.design?.picture?.alt).toContain('Owambe agbada');

    await change(design, { name: 'Another', recipe: { ...A_RECIPE, length: 'calf' } });
    const again = await save(draft._id, 1, { ...draftOf(draft), city: 'Ibadan' });
    expect([again.status, packOf(again.body.event)?.design]).toMatchObject([200, words]);
    await test.call(deleteDesign, { params: { designId: design._id } }, host);
    const gone = await save(draft._id, 2, { ...draftOf(draft), city: 'Abeokuta' });
    expect([gone.status, packOf(gone.body.event)?.design]).toMatchObject([200, words]);
    expect((await stored(packOf(draft)?._id ?? ''))?.design?.recipe).toEqual(A_RECIPE);

    test.now = new Date(start.getTime() + 3 * DAY_MS);
    await test.app.deps.db.update(designs).set({ lookHash: null }).where(eq(designs._id, design._id));
    await tendLooks(test.app.deps);
    expect(await test.app.deps.db.$count(looks, eq(looks.hash, lookHash(A_RECIPE)))).toBe(1);
  });

  it('takes the latest of a design when it is chosen anew, and none when it is removed', async () => {
    const design = await saveDesign(test, host);
    const draft = await keepDraft(test, host, sewnForm(saved(design)));
    const next = (await change(design, { recipe: { ...A_RECIPE, length: 'calf' } })).body.design;
    const anew = await save(draft._id, 1, withPackages(draftOf(draft), { design: saved(next) }));
    expect(packOf(anew.body.event)?.design?.lines).toContainEqual({ name: 'Length', value: 'To the calf' });
    const none = await save(draft._id, 2, withPackages(draftOf(draft), { design: null }));
    expect(packOf(none.body.event)?.design).toBeNull();
    expect(await stored(packOf(draft)?._id ?? '')).toMatchObject({ design: null, lookHash: null });
  });

  it('takes no design that is another’s, was deleted, removed by staff, changed since, or can’t be drawn', async () => {
    const { db } = test.app.deps;
    const codeOf = async (chosen: Chosen) => {
      const { status, error } = await begin(sewnForm(chosen));
      return [status, error.code];
    };
    const theirs = await saveDesign(test, await signInAs(test));
    expect(await codeOf(saved(theirs))).toEqual([404, 'design_not_found']);
    await db
      .update(designs)
      .set({ publication: 'published', askedAt: test.now, decidedAt: test.now, shareToken: randomUUID() })
      .where(eq(designs._id, theirs._id));
    expect(await codeOf(saved(theirs)), 'nor one that everybody sees').toEqual([404, 'design_not_found']);
    const design = await saveDesign(test, host);
    await change(design, { name: 'Renamed' });
    expect(await codeOf(saved(design))).toEqual([409, 'design_changed']);
    const hidden = await saveDesign(test, host);
    await db.update(designs).set({ publication: 'removed', askedAt: test.now }).where(eq(designs._id, hidden._id));
    expect(await codeOf(saved(hidden))).toEqual([409, 'design_removed']);
    const broken = await saveDesign(test, host);
    await db
      .update(designs)
      .set({ recipe: { ...A_RECIPE, cloth: 'brocade-gone' } })
      .where(eq(designs._id, broken._id));
    expect(await codeOf(saved(broken))).toEqual([422, 'recipe_refused']);
    const deleted = await saveDesign(test, host);
    await test.call(deleteDesign, { params: { designId: deleted._id } }, host);
    expect(await codeOf(saved(deleted))).toEqual([404, 'design_not_found']);
  });

  it('is sewn from a design or as a product, and only when it is sewn', async () => {
    const design = saved(await saveDesign(test, host));
    const base = { productId: shop.gown.productId, options: {} };
    expect((await begin(sewnForm(design, { base }))).status).toBe(400);
    expect((await begin(sewnForm(design, { kind: 'fabric', needs: 'nothing' }))).status).toBe(400);
  });

  it('never mixes two versions when the design changes at the same moment', async () => {
    for (let round = 0; round < 8; round++) {
      const design = await saveDesign(test, host);
      const [answer] = await Promise.all([
        begin(sewnForm(saved(design))),
        change(design, { name: 'Short', recipe: { ...A_RECIPE, length: 'calf' } }),
      ]);
      if (answer.status === 409) expect(answer.error.code).toBe('design_changed');
      else {
        const kept = await stored(packOf(answer.body.event)?._id ?? '');
        expect(kept?.design).toMatchObject({ title: 'Owambe agbada', recipe: A_RECIPE, version: 1 });
        expect(kept?.lookHash).toBe(lookHash(A_RECIPE));
      }
    }
  });

  it('takes what a maker responded with, as they changed it, while they stand by it', async () => {
    const { shops, request } = await openRequest(test, host);
    const [asked] = shops as [TestShop];
    const ask = askOf(request, asked);
    const chosen = (version: number): Chosen => ({ from: 'response', _id: ask._id, version });
    expect((await begin(sewnForm(chosen(1)))).status, 'nothing was responded').toBe(404);
    const recipe = { ...request.look?.recipe, neckline: 'open' };
    await answerAs(test, asked, request, { recipe });
    expect((await begin(sewnForm(chosen(1)), await signInAs(test))).status).toBe(404);
    const { body } = await begin(sewnForm(chosen(1)));
    expect(packOf(body.event)?.design).toMatchObject({ title: 'My kaftan', from: 'response' });
    expect(packOf(body.event)?.design?.lines).toContainEqual({ name: 'Neckline', value: 'Open V' });
    await answerAs(test, asked, await seeRequest(test, host, request._id));
    expect((await begin(sewnForm(chosen(1)))).error.code).toBe('design_changed');
    const { version } = await seenBy(test, asked, ask._id);
    await test.call(withdrawAnswer, { params: { _id: ask._id }, body: { version } }, asked.owner);
    expect((await begin(sewnForm(chosen(2)))).status).toBe(404);
  });
});

describe('the maker of a group', () => {
  it('sees the drawing, its choices and what their own price list says, which others don’t', async () => {
    await test.call(savePriceList, { body: { version: 0, list: A_PRICE_LIST } }, shop.owner);
    const other = await openShop(test, { name: 'Baraka Bespoke' });
    const design = await saveDesign(test, host);
    await drawn(test, design);
    const draft = await keepDraft(test, host, sewnForm(saved(design)));
    const ids = { eventId: draft._id, groupId: draft.groups[0]?._id ?? '' };
    const [mine, theirs] = [await inviteTo(test, host, ids, shop), await inviteTo(test, host, ids, other)];
    const shown = (await workOf(mine)).packages[0]?.design;
    expect(shown?.picture).not.toBeNull();
    expect(shown?.lines).toContainEqual({ name: 'Length', value: 'To the ankle' });
    expect(shown?.pricing?.proposal).toMatchObject({ days: 22, low: expect.any(Number) });
    expect(shown?.pricing?.proposal?.high).toBeGreaterThan(178_000);
    expect((await workOf(theirs, other)).packages[0]?.design?.pricing).toBeNull();
    const lace = (await saveDesign(test, host, { recipe: { ...A_RECIPE, cloth: 'silk-ivory' } })) as Design;
    await save(draft._id, 1, withPackages(draftOf(draft), { design: saved(lace) }));
    expect((await workOf(mine)).packages[0]?.design?.pricing).toEqual({ proposal: null, missing: ['Silk'] });
  });

  it('asks what they want, and is asked anew when the host chooses another design', async () => {
    const { eventId, proposalId } = await agreed();
    const event = await read(eventId);
    expect(packOf(event)?.price).toBe(45_000);
    const other = await saveDesign(test, host, { recipe: { ...A_RECIPE, cap: 'hula' } });
    await save(eventId, event.version, withPackages(draftOf(event), { design: saved(other) }));
    const { version } = await read(eventId);
    const refused = await test.call(openEvent, { params: { eventId }, body: { version } }, host);
    expect(refused.error.code).toBe('not_ready');
    const again = await test.call(acceptProposal, { params: { eventId, proposalId } }, host);
    expect(again.status).toBe(409);
  });
});

describe('an open celebration', () => {
  it('shows guests what was chosen and lets them order it, whatever becomes of the design', async () => {
    const { eventId, design, linkKey, invitationId } = await opened();
    const event = await read(eventId);
    const locked = await save(eventId, event.version, withPackages(draftOf(event), { design: null }));
    expect(locked.error.code).toBe('not_a_draft');
    await change(design, { name: 'Changed', recipe: { ...A_RECIPE, length: 'calf' } });
    await test.call(deleteDesign, { params: { designId: design._id } }, host);
    const { body } = await test.call(getGuestEvent, { params: { linkKey } });
    const [pack] = body.event.packages;
    expect(pack?.design).toMatchObject({ title: 'For the bride’s side' });
    expect(pack?.design?.lines).toContainEqual({ name: 'Length', value: 'To the ankle' });
    expect(pack?.design?.picture).not.toBeNull();
    expect(Object.keys(pack?.design ?? {}).sort(), 'and which design it was is the host’s').toEqual([
      'lines',
      'picture',
      'title',
    ]);
    const ordered = guestForm({ packageId: pack?._id ?? '', handoverId: body.event.handovers[0]?._id ?? '' });
    const headers = { 'idempotency-key': randomUUID() };
    const placed = await test.call(placeGuestOrder, { params: { linkKey }, body: ordered }, { headers });
    expect(placed.status).toBe(201);
    expect((await seen(test, placed.body.orderKey)).sets[0]?.design).toMatchObject({ title: 'For the bride’s side' });
    expect((await workOf(invitationId)).packages[0]?.design?.title).toBe('For the bride’s side');
  });

  it('forgets what the host called the design when they leave, and keeps what is sewn', async () => {
    const { eventId, linkKey } = await opened();
    const { deps } = test.app;
    const before = packOf(await read(eventId));
    await deps.db.transaction((tx) => eraseHosted(deps, tx, host._id));
    expect((await stored(before?._id ?? ''))?.design).toMatchObject({ title: 'Agbada', recipe: A_RECIPE });
    expect((await test.call(getGuestEvent, { params: { linkKey } })).status, 'links end').toBe(404);
  });

  it('keeps the drawing while its maker is suspended', async () => {
    const { linkKey } = await opened();
    const { db } = test.app.deps;
    await db
      .update(makers)
      .set({ status: 'suspended' })
      .where(and(eq(makers._id, shop.makerId)));
    const { body } = await test.call(getGuestEvent, { params: { linkKey } });
    expect(body.event.packages[0]?.design?.title).toBe('For the bride’s side');
  });
});
