import { getOwnInbox } from '@adunni/contracts/dashboard/inbox';
import { contactMaker, writeEnquiryAsMaker } from '@adunni/contracts/makers/enquiries';
import { writeMessage, writeMessageAsWorker } from '@adunni/contracts/orders/thread';
import { writeCaseMessageAsStaff } from '@adunni/contracts/planning/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { buyFrom } from '../orders/staff/testing.ts';
import { openShop } from '../orders/testing.ts';
import { askFor } from '../planning/testing.ts';
import { openTicket, reply } from '../support/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const inbox = async (as: TestPerson) => (await test.call(getOwnInbox, {}, as)).body.items;

it('holds what a customer, makers and the marketplace wrote to each other, unread first, and nothing of others', async () => {
  const [shop, other, admin] = [await openShop(test), await openShop(test), await signInAs(test, 'Admin')];
  const { customer, orderId, partIds } = await buyFrom(test, [shop, other]);
  expect(await inbox(customer)).toEqual([]);

  const params = { orderId };
  await test.call(writeMessage, { params, body: { text: 'Can it be longer?', partId: partIds[0] ?? '' } }, customer);
  const body = { text: 'Do you sew for children?' };
  const { enquiryId } = (await test.call(contactMaker, { params: { slug: other.slug }, body }, customer)).body;
  const { ticketId } = await openTicket(test, customer, { subject: 'Where is my parcel?' });
  await reply(test, ticketId, 'It has come.', customer);
  const caseId = (await askFor(test, customer)).body.case._id;
  expect((await inbox(customer)).map(({ kind }) => kind)).toEqual(['ticket', 'enquiry', 'order']);

  const mine = { kind: 'order', _id: orderId, lastText: 'Can it be longer?', isLastOwn: true, unread: 0 };
  expect((await inbox(customer)).at(-1)).toMatchObject(mine);
  const answer = { text: 'Yes, by two inches.', partId: partIds[0] ?? '' };
  expect((await test.call(writeMessageAsWorker, { params, body: answer }, shop.owner)).status).toBe(201);
  await test.call(writeEnquiryAsMaker, { params: { enquiryId }, body: { text: 'From two years up.' } }, other.owner);
  const asked = { text: 'How many guests?' };
  expect((await test.call(writeCaseMessageAsStaff, { params: { _id: caseId }, body: asked }, admin)).status).toBe(201);

  const shown = await inbox(customer);
  expect(shown.map(({ kind, unread }) => [kind, unread])).toEqual([
    ['planning', 1],
    ['enquiry', 1],
    ['order', 1],
    ['ticket', 0],
  ]);
  const [planned, enquiry, order, ticket] = shown;
  expect(planned).toMatchObject({ _id: caseId, with: 'Adunni', about: expect.stringMatching(/^Planning /) });
  expect(enquiry).toMatchObject({ _id: enquiryId, about: null, isLastOwn: false });
  expect(order).toMatchObject({ lastText: 'Yes, by two inches.', about: expect.stringMatching(/^Order .+: ./) });
  expect(ticket).toMatchObject({
    _id: ticketId,
    with: 'Adunni',
    about: expect.stringMatching(/: Where is my parcel\?$/),
  });
  expect(await inbox(shop.owner)).toEqual([]);
  expect(await inbox(await signInAs(test, 'Customer'))).toEqual([]);
});
