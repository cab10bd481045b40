import { randomUUID } from 'node:crypto';
import { getOwnPartner } from '@adunni/contracts/affiliates/own';
import { applyAsPartner, getPartner } from '@adunni/contracts/affiliates/programme';
import { declinePartner, notePartner, partnerResource, suspendPartner } from '@adunni/contracts/affiliates/staff';
import type { Sent } from '@adunni/contracts/endpoint';
import { getMailChoices, listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { issueCoupon } from '../../coupons/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { affiliateAccounts, affiliatePartners } from '../tables.ts';
import { giveCoupon, openPartner } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ada', lastName: 'Obi' });
});
afterAll(() => test.close());

let codes = 0;

function apply(person: TestPerson, code = `LACE${++codes}`) {
  const body = {
    ...{ name: 'Folake’s Lace Notes', code, site: '@folake.lace', audience: 'Brides in Enugu.' },
    ...{ promotion: 'A film each week.', isListed: true, bankAccount: null, acceptsTerms: true as const },
  };
  return test.call(applyAsPartner, { body }, person);
}

async function applicant() {
  const person = await signInAs(test);
  const { partnerId } = (await apply(person)).body;
  return { ...person, partnerId };
}

async function act(action: 'approve' | 'reinstate', partnerId: string) {
  return (await test.call(partnerResource.act, { body: { action, ids: [partnerId] } }, admin)).body.results[0];
}
const decline = (partnerId: string, reason: string) =>
  test.call(declinePartner, { params: { partnerId }, body: { reason } }, admin);
const suspend = (partnerId: string, reason: string) =>
  test.call(suspendPartner, { params: { partnerId }, body: { reason } }, admin);
const note = (partnerId: string, text: string) =>
  test.call(notePartner, { params: { partnerId }, body: { text } }, admin);
const read = async (_id: string) => (await test.call(partnerResource.get, { params: { _id } }, admin)).body;
const own = async (person: TestPerson) => (await test.call(getOwnPartner, {}, person)).body.partner;
const shown = async (partnerId: string) => (await test.call(getPartner, { params: { partnerId } })).status;
const told = async (person: TestPerson) =>
  (await test.call(listNotifications, {}, person)).body.items.map(({ title, text }) => `${title}: ${text}`);

/** Whether a person is asked which mails about the programme they want. */
const choosesMails = async (person: TestPerson) =>
  (await test.call(getMailChoices, {}, person)).body.items.some(({ kind }) => kind === 'partner-payout');

describe('an application', () => {
  it('is read by staff with what was said, and approved: then the page is public and the partner knows', async () => {
    const person = await applicant();
    const { partnerId } = person;
    expect((await read(partnerId)).record).toMatchObject({
      ...{ status: 'applied', audience: 'Brides in Enugu.', promotion: 'A film each week.', email: person.email },
      ...{ bankAccount: null, notes: [], suspicions: [], sameBankAccount: [] },
    });
    expect(await shown(partnerId)).toBe(404);
    expect(await act('approve', partnerId)).toMatchObject({ ok: true });
    expect([(await own(person))?.status, await shown(partnerId)]).toEqual(['active', 200]);
    expect([await choosesMails(person), await choosesMails(await signInAs(test))]).toEqual([true, false]);
    expect(await told(person)).toEqual([expect.stringContaining('You’re an Adunni partner')]);
    expect(await act('approve', partnerId)).toMatchObject({ ok: false });
    expect(await told(person)).toHaveLength(1);
  });

  it('is declined with a reason that the applicant reads, and may be approved later', async () => {
    const person = await applicant();
    const { partnerId } = person;
    expect((await decline(partnerId, '   ')).status).toBe(400);
    expect((await decline(partnerId, 'Codes only.')).status).toBe(200);
    expect(await own(person)).toMatchObject({ status: 'declined', reason: 'Codes only.' });
    expect(await told(person)).toEqual([expect.stringContaining('Codes only.')]);
    expect((await decline(partnerId, 'Again.')).error.code).toBe('wrong_status');
    expect(await act('approve', partnerId)).toMatchObject({ ok: true });
    expect(await own(person)).toMatchObject({ status: 'active', reason: '' });
  });

  it('is refused beside its field when the code is another’s, in whichever letter case', async () => {
    const { code } = await openPartner(test);
    const { status, error } = await apply(await signInAs(test), code.toLowerCase());
    expect([status, error.fields]).toEqual([400, { code: 'Someone else has this code. Please choose another.' }]);
  });

  it('can be neither suspended nor reinstated', async () => {
    const { partnerId } = await applicant();
    expect((await suspend(partnerId, 'No.')).error.code).toBe('wrong_status');
    expect(await act('reinstate', partnerId)).toMatchObject({ ok: false });
    expect((await read(partnerId)).record.status).toBe('applied');
  });

  it('is decided once by two at the same moment', async () => {
    const person = await applicant();
    const results = await Promise.all([
      act('approve', person.partnerId).then((result) => result?.ok),
      act('approve', person.partnerId).then((result) => result?.ok),
    ]);
    expect(results.sort()).toEqual([false, true]);
    expect(await told(person)).toHaveLength(1);
  });

  it('comes first in the list of staff, and is found by its status', async () => {
    const [{ partnerId }, active] = [await applicant(), await openPartner(test)];
    const list = async (query: object) =>
      (await test.call(partnerResource.list, { query: { limit: 100, ...query } }, admin)).body.items;
    const statuses = (await list({})).map(({ status }) => status);
    expect(statuses.indexOf('applied')).toBe(0);
    expect(statuses.lastIndexOf('applied')).toBeLessThan(statuses.indexOf('active'));
    const ids = (await list({ status: 'applied' })).map(({ _id }) => _id);
    expect([ids.includes(partnerId), ids.includes(active.partnerId)]).toEqual([true, false]);
  });
});

describe('a partner', () => {
  it('is suspended with a reason, has no page meanwhile, and is reinstated', async () => {
    const partner = await openPartner(test);
    const { partnerId } = partner;
    expect((await suspend(partnerId, 'You bid on our name.')).status).toBe(200);
    expect(await own(partner)).toMatchObject({ status: 'suspended', reason: 'You bid on our name.' });
    expect(await shown(partnerId)).toBe(404);
    for (const { status } of [await suspend(partnerId, 'Again.'), await decline(partnerId, 'Again.')])
      expect(status).toBe(409);
    expect(await act('approve', partnerId)).toMatchObject({ ok: false });
    expect(await act('reinstate', partnerId)).toMatchObject({ ok: true });
    expect([(await own(partner))?.reason, await shown(partnerId)]).toEqual(['', 200]);
  });

  it('is decided on no more once their account is gone', async () => {
    const partner = await openPartner(test, { status: 'suspended' });
    const { db } = test.app.deps;
    await db.update(affiliatePartners).set({ userId: null }).where(eq(affiliatePartners._id, partner.partnerId));
    expect(await act('reinstate', partner.partnerId)).toMatchObject({ ok: false });
    expect((await read(partner.partnerId)).record).toMatchObject({ status: 'suspended', userId: null, email: null });
  });

  it('is told to staff with those who are paid to the same account', async () => {
    const [one, other, third] = [await openPartner(test), await openPartner(test), await openPartner(test)];
    const accountNumber = '2999999999';
    for (const { partnerId } of [one, other])
      await test.app.deps.db
        .update(affiliateAccounts)
        .set({ accountNumber })
        .where(eq(affiliateAccounts.partnerId, partnerId));
    const same = async ({ partnerId }: { partnerId: string }) =>
      (await read(partnerId)).record.sameBankAccount.map(({ _id }) => _id);
    expect([await same(one), await same(third)]).toEqual([[other.partnerId], []]);
    expect((await read(one.partnerId)).record.bankAccount).not.toContain(accountNumber);
  });
});

describe('notes', () => {
  it('are kept with who wrote them, the newest first, and never told to the partner', async () => {
    const partner = await openPartner(test);
    await note(partner.partnerId, 'Called her.');
    expect((await note(partner.partnerId, 'She agreed.')).status).toBe(201);
    expect((await read(partner.partnerId)).record.notes).toMatchObject([
      { text: 'She agreed.', author: 'Ada Obi' },
      { text: 'Called her.', author: 'Ada Obi' },
    ]);
    expect(JSON.stringify(await own(partner))).not.toContain('agreed');
    expect(await told(partner)).toEqual([]);
  });

  it('are refused without words and of nobody', async () => {
    const { partnerId } = await openPartner(test);
    expect([(await note(partnerId, ' ')).status, (await note(randomUUID(), 'Who?')).status]).toEqual([400, 404]);
    expect((await read(partnerId)).record.notes).toEqual([]);
  });
});

describe('what staff write', () => {
  type Values = Sent<typeof partnerResource.update>['body']['values'];
  const save = async (partnerId: string, version: number, change: Partial<Values>) => {
    const { name, code, site, words, isListed, percent, couponId } = (await read(partnerId)).record;
    const values = { name, code, site, words, isListed, percent, couponId, ...change };
    return test.call(partnerResource.update, { params: { _id: partnerId }, body: { version, values } }, admin);
  };

  it('is the partner’s rate, coupon, code and page', async () => {
    const { partnerId } = await openPartner(test);
    const coupon = await issueCoupon(test);
    const change = { percent: 12.5, couponId: coupon._id, code: ` new${++codes} `, isListed: false, words: 'Lace.' };
    expect((await save(partnerId, 1, change)).status).toBe(200);
    expect((await read(partnerId)).record).toMatchObject({
      ...{ percent: 12.5, couponCode: coupon.code, code: `NEW${codes}`, isListed: false, words: 'Lace.' },
    });
    expect((await save(partnerId, 2, { percent: null, couponId: null })).status).toBe(200);
    expect((await read(partnerId)).record).toMatchObject({ percent: null, couponCode: null });
  });

  it('is refused with another’s code or coupon, one that is gone, and a rate beyond reason', async () => {
    const [partner, other] = [await openPartner(test), await openPartner(test)];
    await giveCoupon(test, other);
    const { couponId } = (await read(other.partnerId)).record;
    const refused: [Partial<Values>, string][] = [
      [{ code: other.code.toLowerCase() }, 'code'],
      [{ couponId }, 'couponId'],
      [{ couponId: randomUUID() }, 'couponId'],
      [{ percent: 51 }, 'values.percent'],
      [{ code: 'no spaces' }, 'values.code'],
    ];
    for (const [change, field] of refused) {
      const { status, error } = await save(partner.partnerId, 1, change);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await read(partner.partnerId)).toMatchObject({ version: 1, record: { code: partner.code } });
  });

  it('is stale when somebody was faster, also by a decision', async () => {
    const { partnerId } = await openPartner(test);
    const both = await Promise.all([save(partnerId, 1, { name: 'One' }), save(partnerId, 1, { name: 'Other' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await suspend(partnerId, 'Under review.');
    const late = await save(partnerId, 2, { name: 'Late' });
    expect([late.status, late.error.code]).toEqual([409, 'stale']);
    expect((await read(partnerId)).record.status).toBe('suspended');
  });
});
