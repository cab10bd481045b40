import { exportAccount } from '@adunni/contracts/identity/account';
import * as contract from '@adunni/contracts/makers/enquiries';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openMaker } from '../service.ts';
import { makers } from '../tables.ts';
import { enquiries } from './tables.ts';

let test: TestApp;
let owner: TestPerson;
let customer: TestPerson;
let slug: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  owner = await signInAs(test, 'Tailor', { firstName: 'Kolade' });
  customer = await signInAs(test, 'Customer', { firstName: 'Amaka', lastName: 'Obi' });
  slug = await openApproved(owner);
});
afterAll(() => test.close());

async function openApproved({ _id }: TestPerson): Promise<string> {
  const { db } = test.app.deps;
  const maker = await db.transaction((tx) => openMaker(tx, { userId: _id, firstName: 'Kolade', lastName: 'Bello' }));
  const [row] = await db.update(makers).set({ status: 'approved' }).where(eq(makers._id, maker._id)).returning();
  return row?.slug ?? '';
}
const setStatus = (status: 'approved' | 'suspended') =>
  test.app.deps.db.update(makers).set({ status }).where(eq(makers.slug, slug));
const contact = (person: TestPerson, text: string) =>
  test.call(contract.contactMaker, { params: { slug }, body: { text } }, person);
const bellOf = async (person: TestPerson) =>
  (await test.call(listNotifications, {}, person)).body.items.map(({ title, path }) => [title, path]);

describe('writing to a maker', () => {
  it('begins one conversation, which both find, answer and are told of', async () => {
    const { status, body } = await contact(customer, 'Do you sew for children?');
    expect(status).toBe(201);
    const { enquiryId } = body;
    const params = { enquiryId };
    expect(await bellOf(owner)).toContainEqual(['A customer writes to your workshop', `/tailor/messages/${enquiryId}`]);
    const theirs = (await test.call(contract.listEnquiriesAsMaker, {}, owner)).body.items;
    expect(theirs).toMatchObject([{ _id: enquiryId, with: 'Amaka Obi', isLastOwn: false, unread: 1, isOpen: true }]);

    await test.call(contract.writeEnquiryAsMaker, { params, body: { text: 'From two years up.' } }, owner);
    expect((await bellOf(customer))[0]?.[1]).toBe(`/messages/${enquiryId}`);
    const thread = (await test.call(contract.getEnquiry, { params }, customer)).body;
    expect(thread).toMatchObject({
      unread: 1,
      enquiry: { maker: { slug }, lastText: 'From two years up.', isLastOwn: false },
    });
    const answered = (await test.call(contract.listEnquiriesAsMaker, {}, owner)).body.items;
    expect(answered.map(({ isLastOwn }) => isLastOwn)).toEqual([true]);
    expect(thread.messages.map(({ side, text }) => [side, text])).toEqual([
      ['customer', 'Do you sew for children?'],
      ['maker', 'From two years up.'],
    ]);
    const lastId = thread.messages.at(-1)?._id ?? '';
    const read = await test.call(contract.readEnquiry, { params, body: { lastId } }, customer);
    expect(read.body.unread).toBe(0);

    expect((await contact(customer, 'Thank you!')).body.enquiryId).toBe(enquiryId);
    expect((await test.call(contract.listEnquiries, {}, customer)).body.items).toHaveLength(1);
  });

  it('begins one even when several are written at once', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((text) => contact(customer, text)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.enquiryId)).size).toBe(1);
    const params = { enquiryId: answers[0]?.body.enquiryId ?? '' };
    expect((await test.call(contract.getEnquiry, { params }, customer)).body.messages).toHaveLength(4);
  });

  it('is for who is signed in, not for one’s own workshop, and says something', async () => {
    expect((await test.call(contract.contactMaker, { params: { slug }, body: { text: 'Hello' } })).status).toBe(401);
    expect((await contact(owner, 'Hello me')).status).toBe(422);
    expect((await contact(customer, '   ')).status).toBe(400);
    const nobody = { params: { slug: 'nobody' }, body: { text: 'Hello' } };
    expect((await test.call(contract.contactMaker, nobody, customer)).status).toBe(404);
  });

  it('ends while the maker is suspended: nobody begins, nobody goes on, and what was said can be read', async () => {
    const { enquiryId } = (await contact(customer, 'Hello')).body;
    const params = { enquiryId };
    await setStatus('suspended');
    expect((await contact(await signInAs(test, 'Customer'), 'Hello')).status).toBe(404);
    const body = { text: 'Are you there?' };
    expect((await test.call(contract.writeEnquiry, { params, body }, customer)).status).toBe(409);
    expect((await test.call(contract.writeEnquiryAsMaker, { params, body }, owner)).status).toBe(409);
    const { enquiry, messages: said } = (await test.call(contract.getEnquiry, { params }, customer)).body;
    expect([enquiry.isOpen, said.length]).toEqual([false, 1]);
    await setStatus('approved');
    expect((await test.call(contract.writeEnquiry, { params, body }, customer)).status).toBe(201);
  });

  it('is limited for who begins to write to many', async () => {
    const busy = await signInAs(test, 'Customer');
    const { db } = test.app.deps;
    const [first] = await db.select().from(makers).where(eq(makers.slug, slug));
    const answers = [];
    for (let n = 0; n < 16; n += 1) {
      await db.delete(enquiries).where(eq(enquiries.customerId, busy._id));
      answers.push((await contact(busy, `Offer ${n}`)).status);
    }
    expect([answers.slice(0, 15).every((status) => status === 201), answers[15]]).toEqual([true, 429]);
    expect(first?.slug).toBe(slug);
  });

  it('is in the file with a person’s data, and goes with their account', async () => {
    const { enquiryId } = (await contact(customer, 'My waist is 92 cm.')).body;
    const file = await test.call(exportAccount, {}, customer);
    expect(JSON.stringify(file.body)).toContain('My waist is 92 cm.');
    const { db } = test.app.deps;
    await db.delete(enquiries).where(eq(enquiries._id, enquiryId));
    expect(await db.$count(messages, eq(messages.subjectId, enquiryId))).toBe(0);
  });

  it('shows the conversation to no other maker and no other customer', async () => {
    const { enquiryId } = (await contact(customer, 'Hello')).body;
    const params = { enquiryId };
    const stranger = await signInAs(test, 'Designer');
    await openApproved(stranger);
    expect((await test.call(contract.getEnquiryAsMaker, { params }, stranger)).status).toBe(404);
    expect((await test.call(contract.getEnquiry, { params }, stranger)).status).toBe(404);
    expect((await test.call(contract.getEnquiry, { params }, owner)).status).toBe(404);
    expect((await test.call(contract.listEnquiriesAsMaker, {}, stranger)).body.items).toEqual([]);
  });
});
