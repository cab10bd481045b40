import { kobo } from '@adunni/contracts/money';
import {
  campaignErrors,
  campaignResource,
  getAudience,
  previewCampaign,
  recipientResource,
  testCampaign,
} from '@adunni/contracts/newsletter/campaigns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addProduct } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { pollCampaigns } from '../jobs.ts';
import { subscribers } from '../tables.ts';
import { addReaders, CAMPAIGN, send, writeCampaign } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const read = async (_id: string) => (await test.call(campaignResource.get, { params: { _id } }, admin)).body;
const act = async (action: (typeof campaignResource.actions)[number], id: string) =>
  (await test.call(campaignResource.act, { body: { action, ids: [id] } }, admin)).body.results[0];

describe('writing', () => {
  it('keeps drafts, refuses a change of an older version, and says which link leads nowhere', async () => {
    const id = await writeCampaign(test, admin);
    const change = (version: number, values = {}) =>
      test.call(
        campaignResource.update,
        { params: { _id: id }, body: { version, values: { ...CAMPAIGN, ...values } } },
        admin,
      );
    expect((await change(1, { subject: 'Changed' })).body).toEqual({ version: 2 });
    expect((await change(1)).error.code).toBe('stale');
    expect(await read(id)).toMatchObject({
      version: 2,
      record: { subject: 'Changed', status: 'draft', author: 'Ngozi Eze' },
    });
    const dead = await change(2, { body: 'Press [here](javascript:void).' });
    expect(dead.error.fields).toEqual({
      'values.body':
        'The link to javascript:void is not valid. It must start with https:// or, for our own pages, with /.',
    });
  });

  it('previews the letter with the pieces that the public can see, and shows markup as text', async () => {
    const { publishedId, draftId } = await somePieces();
    const body = { ...CAMPAIGN, productIds: [publishedId, draftId] };
    const { html, text } = (await test.call(previewCampaign, { body }, admin)).body;
    expect(html).toContain(`href="${test.config.publicUrl}/products?q=aso-oke"`);
    expect(html).toContain('&amp; choose &lt;early&gt;.');
    expect(html).toContain(`${test.config.publicUrl}/products/${publishedId}"`);
    expect(html).not.toContain(draftId);
    expect(text).toContain(`what came in (${test.config.publicUrl}/products?q=aso-oke) & choose <early>.`);
    expect(text).toContain('Unsubscribe: ');
  });

  it('shows prices as the shop does, and says whether tax is in them', async () => {
    const { _id } = await addProduct(test, { kind: 'made-to-measure', basePrice: kobo(10_000_000) });
    const body = { ...CAMPAIGN, productIds: [_id] };
    const preview = async () => (await test.call(previewCampaign, { body }, admin)).body;
    for (const words of Object.values(await preview())) {
      expect(words).toContain('₦100,000');
      expect(words).toContain('All prices plus 5% tax at checkout.');
    }
    await test.app.deps.db.insert(marketplaceSettings).values({ values: { showsTaxInPrices: true } });
    for (const words of Object.values(await preview())) {
      expect(words).toContain('₦105,000');
      expect(words).toContain('Prices include 5% tax.');
      expect(words).not.toContain('plus 5%');
    }
    await test.app.deps.db.delete(marketplaceSettings);
  });

  it('mails a test to who asks for it, and to nobody else', async () => {
    await addReaders(test, 2, 'no-test');
    const id = await writeCampaign(test, admin, { subject: 'Only a test' });
    const { body } = await test.call(testCampaign, { params: { _id: id } }, admin);
    expect(body.message).toBe(`Email is on its way to ${admin.email}.`);
    const written = await test.app.deps.db.select().from(mails).where(eq(mails.subject, 'Test: Only a test'));
    expect(written.map(({ recipient }) => recipient)).toEqual([admin.email]);
  });

  /** A piece that the public sees and one that it does not. */
  async function somePieces(): Promise<{ publishedId: string; draftId: string }> {
    const [published, draft] = [await addProduct(test), await addProduct(test, { status: 'draft' })];
    return { publishedId: published._id, draftId: draft._id };
  }
});

describe('sending', () => {
  it('refuses a version that was not read, a moment that is past, and a campaign that went out', async () => {
    await addReaders(test, 1, 'some');
    const id = await writeCampaign(test, admin);
    const past = await send(test, admin, id, new Date(test.now.getTime() - 1000).toISOString());
    expect(past.error.fields).toEqual({ at: 'Please choose a time in the future.' });
    const answers = await Promise.all([send(test, admin, id), send(test, admin, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await send(test, admin, id)).status).toBe(409);
    const { version } = await read(id);
    const change = { params: { _id: id }, body: { version, values: CAMPAIGN } };
    expect((await test.call(campaignResource.update, change, admin)).error.code).toBe('campaign_went_out');
    expect(await act('remove', id)).toMatchObject({ ok: false, message: campaignErrors.campaign_kept.message });
  });

  it('waits for the planned moment, and can be taken off the plan until then', async () => {
    const soon = new Date(test.now.getTime() + 20 * 60_000);
    const [kept, dropped] = [await writeCampaign(test, admin), await writeCampaign(test, admin)];
    for (const id of [kept, dropped]) expect((await send(test, admin, id, soon.toISOString())).status).toBe(200);
    expect(await act('unschedule', dropped)).toMatchObject({ ok: true });
    await pollCampaigns(test.app.deps);
    expect((await read(kept)).record).toMatchObject({ status: 'scheduled', recipients: 0 });
    test.now = soon;
    await pollCampaigns(test.app.deps);
    await expect.poll(async () => (await read(kept)).record.status).toBe('sent');
    expect((await read(dropped)).record.status).toBe('draft');
  });

  it('counts who would get it, and refuses to send to nobody', async () => {
    const lonely = await startTestApp();
    const boss = await signInAs(lonely, 'SuperAdmin');
    await lonely.app.deps.db
      .insert(subscribers)
      .values([
        { email: 'pending@example.com' },
        { email: 'left@example.com', confirmedAt: lonely.now, unsubscribedAt: lonely.now },
        { email: 'removed@example.com', confirmedAt: lonely.now, removedAt: lonely.now },
      ]);
    expect((await lonely.call(getAudience, {}, boss)).body).toEqual({ confirmed: 0 });
    const id = await writeCampaign(lonely, boss);
    expect((await send(lonely, boss, id)).error.code).toBe('nobody_to_send_to');
    await addReaders(lonely, 3);
    expect((await lonely.call(getAudience, {}, boss)).body).toEqual({ confirmed: 3 });
    await lonely.close();
  });
});

it('lists campaigns without removed drafts, and recipients by campaign and result', async () => {
  const draft = await writeCampaign(test, admin, { subject: 'Second thoughts' });
  await act('remove', draft);
  const named = async () => (await test.call(campaignResource.list, { query: { q: 'second thoughts' } }, admin)).body;
  expect((await named()).total).toBe(0);
  await act('restore', draft);
  expect((await named()).items).toMatchObject([{ status: 'draft', recipients: 0 }]);

  const campaign = await writeCampaign(test, admin, { subject: 'Everybody' });
  await send(test, admin, campaign);
  const query = { campaign, result: 'kept' as const, q: 'some-' };
  const kept = async () => (await test.call(recipientResource.list, { query }, admin)).body.items;
  await expect
    .poll(kept)
    .toMatchObject([{ email: 'some-0@example.com', campaign: 'Everybody', result: 'kept', error: null }]);
  const none = await test.call(recipientResource.list, { query: { campaign, result: 'skipped' } }, admin);
  expect(none.body.total).toBe(0);
});
