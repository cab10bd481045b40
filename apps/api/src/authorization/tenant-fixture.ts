import { randomUUID } from 'node:crypto';
import { uploadHostPhoto, writeHostMessage } from '@adunni/contracts/asoebi/conversation/thread';
import { saveGuest } from '@adunni/contracts/asoebi/guest-list';
import { inviteMember } from '@adunni/contracts/asoebi/members';
import { sendProposal } from '@adunni/contracts/asoebi/proposals';
import { listSlots } from '@adunni/contracts/availability/availability';
import { getBooking } from '@adunni/contracts/bookings/bookings';
import { bookingResource, proposeTime } from '@adunni/contracts/bookings/staff';
import { writeBookingMessage } from '@adunni/contracts/bookings/thread';
import { productResource } from '@adunni/contracts/catalog/products';
import { createAddress, listSessions } from '@adunni/contracts/identity/account';
import { contactMaker } from '@adunni/contracts/makers/enquiries';
import { kobo } from '@adunni/contracts/money';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { proposeMeasurements } from '@adunni/contracts/orders/measurements';
import { uploadOrderPhoto, writeMessage } from '@adunni/contracts/orders/thread';
import { addView } from '@adunni/contracts/preferences/views';
import { eq } from 'drizzle-orm';
import { bringPhoto } from '../domains/asoebi/conversation/testing.ts';
import { inviteTo, offerFor } from '../domains/asoebi/proposals/testing.ts';
import { keepDraft, weddingForm } from '../domains/asoebi/testing.ts';
import { book, pay, uploadPhotoAs } from '../domains/bookings/testing.ts';
import {
  addPicture,
  formOf,
  madeToMeasure,
  readyToWear,
  type SentProduct,
} from '../domains/catalog/products/testing.ts';
import { signInAs, type TestPerson } from '../domains/identity/testing.ts';
import { makerDocuments, makers } from '../domains/makers/tables.ts';
import { LENGTHS, measured as measuredForm } from '../domains/measurements/testing.ts';
import { uploadTo } from '../domains/orders/conversation/testing.ts';
import { buyMeasured } from '../domains/orders/measurements/testing.ts';
import { buyFrom } from '../domains/orders/staff/testing.ts';
import { ADDRESS, openShop, paymentsOf, type TestShop } from '../domains/orders/testing.ts';
import { earn, giveAccount, payoutsOf, startBatchAs } from '../domains/payouts/testing.ts';
import { planFor } from '../domains/planning/testing.ts';
import { attend } from '../domains/reviews/bookings/testing.ts';
import { addReview } from '../domains/reviews/testing.ts';
import { openCalendar } from '../domains/services/testing.ts';
import { askFor } from '../domains/studio/asking/testing.ts';
import { keepDesign } from '../domains/studio/testing.ts';
import { addSubscriber } from '../domains/subscriptions/testing.ts';
import { A_BODY, hangOutfitOf, keepLook } from '../domains/tryon/testing.ts';
import { DAY_MS } from '../kit/durations.rules.ts';
import type { TestApp } from '../kit/testing/test-app.ts';

/** One of everything that belongs to a maker, and to the customer who bought from them. */
export interface TenantFixture {
  owner: TestPerson;
  customer: TestPerson;
  makerId: string;
  name: string;
  /** A ready-to-wear draft with a picture and variants, and a made-to-measure one with options, as forms. */
  readyId: string;
  ready: SentProduct;
  measuredId: string;
  measured: SentProduct;
  mediaId: string;
  orderId: string;
  partId: string;
  messageId: string;
  photoId: string;
  documentId: string;
  /** What the customer wrote to the workshop apart from the order. */
  enquiryId: string;
  /** Measurements of a customer, the piece that is made from them, and others that the maker proposes. */
  profileId: string;
  itemId: string;
  proposalId: string;
  /** An order that was delivered, its line, the review of it, and another review that is hidden. */
  boughtId: string;
  productId: string;
  lineId: string;
  reviewId: string;
  hiddenReviewId: string;
  /** A booking that has taken place and is not reviewed yet. */
  visitId: string;
  /** A booking that stands, a message and a photo of its customer’s, and another time that the workshop proposes. */
  bookingId: string;
  bookingMessageId: string;
  bookingPhotoId: string;
  timeProposalId: string;
  /** What their customer paid for a subscription, and the card that was saved by it. */
  invoiceId: string;
  methodId: string;
  payoutId: string;
  /** A published service, who provides it, and what their calendar holds beside the week’s hours. */
  serviceId: string;
  serviceCategoryId: string;
  providerId: string;
  daysId: string;
  blockId: string;
  paymentReference: string;
  /** A view of a list that the maker has saved. */
  viewId: string;
  addressId: string;
  /** What the customer saved of trying on, and what they designed. */
  lookId: string;
  designId: string;
  /** The draft of an aso-ebi event of the customer’s, who helps with it, and what the maker offers for it. */
  eventId: string;
  memberId: string;
  invitationId: string;
  offerId: string;
  guestId: string;
  /** A photo that the customer brought for a message to that maker. */
  talkPhotoId: string;
  /** A celebration that we plan for the customer, and what is in it. */
  caseId: string;
  planProposalId: string;
  milestoneId: string;
  taskId: string;
  /** What the customer asked the maker to make, as it is theirs and as the maker has it. */
  requestId: string;
  askId: string;
  notificationId: string;
  sessionId: string;
}

/** Opens a shop that has sold, been paid out and been written to. */
export async function openTenant(test: TestApp, name: string): Promise<TenantFixture> {
  const shop = await openShop(test, { name });
  const { owner, makerId } = shop;
  const products = await addProducts(test, owner);
  await hangOutfitOf(test, products.readyId, { status: 'draft', anchors: A_BODY });
  const { customer, orderId, partIds } = await buyFrom(test, [shop]);
  const partId = partIds[0] ?? '';
  const order = { params: { orderId } };
  const written = await test.call(writeMessage, { ...order, body: { text: `For ${name}`, partId } }, customer);
  const { _id: photoId } = await uploadTo(test, uploadOrderPhoto, owner, orderId);
  await giveAccount(test, makerId);
  await earn(test, shop);
  await startBatchAs(test, await signInAs(test, 'Admin'));
  const [payout] = await payoutsOf(test, makerId);
  const [payment] = await paymentsOf(test, orderId);
  const bell = await test.call(listNotifications, {}, owner);
  const sessions = await test.call(listSessions, {}, owner);
  return {
    ...{ owner, customer, makerId, name, orderId, partId, photoId, ...products },
    ...(await addMeasurements(test, shop, name)),
    ...(await addReviews(test, shop)),
    ...(await addSubscriber(test, customer)),
    documentId: await addDocument(test, makerId),
    enquiryId: await addEnquiry(test, makerId, customer),
    addressId: await addAddress(test, customer),
    lookId: await keepLook(test, customer._id, shop.dress.productId),
    designId: await keepDesign(test, customer._id, `Design of ${name}`),
    ...(await planEvent(test, shop, customer, name)),
    ...(await planFor(test, customer, await signInAs(test, 'Admin'))),
    ...(await askFor(test, customer, makerId, name)),
    messageId: written.body.message._id,
    payoutId: payout?._id ?? '',
    paymentReference: payment?.reference ?? '',
    viewId: await saveView(test, owner, name),
    notificationId: bell.body.items[0]?._id ?? '',
    sessionId: sessions.body.items[0]?._id ?? '',
    ...(await openServices(test, makerId, { name, owner, customer })),
  };
}

async function planEvent(test: TestApp, shop: TestShop, host: TestPerson, name: string) {
  const event = await keepDraft(test, host, { ...weddingForm(test.now), title: `Wedding of ${name}` });
  const { _id: eventId, groups } = event;
  const invitationId = await inviteTo(test, host, { eventId, groupId: groups[0]?._id ?? '' }, shop);
  const form = offerFor(test, groups[0] ?? { packages: [] });
  const offered = await test.call(sendProposal, { params: { invitationId }, body: { over: 0, form } }, shop.owner);
  const rights = { seesGuests: true, seesMoney: true, edits: true, groupId: null };
  const body = { email: `helper-of-${randomUUID()}@example.com`, role: 'co-host', ...rights } as const;
  const { member } = (await test.call(inviteMember, { params: { eventId }, body }, host)).body;
  const guestId = randomUUID();
  const guest = {
    groupId: groups[0]?._id ?? '',
    name: `Guest of ${name}`,
    phone: '',
    email: '',
    tableCode: '',
    note: '',
  };
  await test.call(saveGuest, { params: { eventId, guestId }, body: guest }, host);
  const offerId = offered.body.work.proposals[0]?._id ?? '';
  const said = { params: { invitationId }, body: { text: `A question for ${name}` } };
  await test.call(writeHostMessage, said, host);
  const { _id: talkPhotoId } = await bringPhoto(test, uploadHostPhoto, host, invitationId);
  return { eventId, invitationId, offerId, memberId: member._id, guestId, talkPhotoId };
}

async function saveView(test: TestApp, owner: TestPerson, name: string): Promise<string> {
  const shows = { query: 'stage=sewing', hiddenColumns: [], isDefault: false };
  const body = { list: 'orders/parts', page: '/designer/orders', name: name.slice(0, 40), ...shows };
  return (await test.call(addView, { body }, owner)).body.view._id;
}

async function addProducts(test: TestApp, owner: TestPerson) {
  const { _id: mediaId } = await addPicture(test, owner);
  const pictures = [{ mediaId, alt: 'Front', colour: null }];
  const made = async (body: SentProduct) => {
    const { _id } = (await test.call(productResource.create, { body }, owner)).body;
    return { _id, form: formOf((await test.call(productResource.get, { params: { _id } }, owner)).body.record) };
  };
  const ready = await made(await readyToWear(test, { pictures }));
  const measured = await made(await madeToMeasure(test));
  return { mediaId, readyId: ready._id, ready: ready.form, measuredId: measured._id, measured: measured.form };
}

async function addReviews(test: TestApp, shop: TestShop) {
  const shown = await addReview(test, shop);
  const hidden = await addReview(test, shop, { status: 'hidden', hiddenReason: 'It names a neighbour.' });
  const { orderId: boughtId, itemId: lineId, reviewId } = shown;
  return { boughtId, lineId, reviewId, productId: shop.dress.productId, hiddenReviewId: hidden.reviewId };
}

async function openServices(
  test: TestApp,
  makerId: string,
  { name, owner, customer }: { name: string; owner: TestPerson; customer: TestPerson },
) {
  const calendar = await openCalendar(test, makerId, name);
  const { bookingId: visitId } = await attend(test, calendar.serviceId, { customer });
  return { ...calendar, visitId, ...(await addBooking(test, calendar.serviceId, owner, customer)) };
}

/** A booking that is paid, with a photo and a message of the customer’s, for which the workshop proposes another time. */
async function addBooking(test: TestApp, serviceId: string, owner: TestPerson, customer: TestPerson) {
  // On the last day of a month too few times are left of it.
  const month = new Date(test.now.getTime() + 7 * DAY_MS).toISOString().slice(0, 7);
  const slots = (await test.call(listSlots, { params: { serviceId }, query: { month } })).body.slots;
  const [wanted, other] = [slots.at(-1)?.start ?? '', slots.at(-2)?.start ?? ''];
  const photoId = await uploadPhotoAs(test, customer);
  const placed = await book(test, { service: { _id: serviceId, price: kobo(2_000_000) } }, wanted, {
    as: customer,
    photoIds: [photoId],
  });
  await pay(test, placed);
  const params = { bookingId: placed.body.booking._id };
  const written = await test.call(writeBookingMessage, { params, body: { text: 'Is there parking?' } }, customer);
  const { record, version } = (await test.call(bookingResource.get, { params: { _id: params.bookingId } }, owner)).body;
  const body = { version, startsAt: other, providerId: record.provider._id, note: 'A little earlier?' };
  await test.call(proposeTime, { params, body }, owner);
  const { booking } = (await test.call(getBooking, { params }, customer)).body;
  return {
    ...params,
    bookingMessageId: written.body.message._id,
    bookingPhotoId: photoId,
    timeProposalId: booking.proposal?._id ?? '',
  };
}

async function addMeasurements(test: TestApp, shop: TestShop, name: string) {
  const { profile, partId, itemId } = await buyMeasured(test, shop, { name });
  const { figure, ageGroup, unit, measuredOn } = measuredForm();
  const body = { itemId, figure, ageGroup, unit, measuredOn, values: { ...LENGTHS, 'hip-girth': 1010 } };
  const proposed = await test.call(proposeMeasurements, { params: { partId }, body }, shop.owner);
  return { profileId: profile._id, itemId, proposalId: proposed.body.proposal._id };
}

/** A document on record; its file is of no matter here. */
async function addDocument(test: TestApp, makerId: string): Promise<string> {
  const file = { kind: 'identity', path: `documents/${makerId}`, contentType: 'application/pdf', bytes: 8 } as const;
  await test.app.deps.storage.put(file.path, Buffer.from('%PDF-1.4'));
  const rows = await test.app.deps.db
    .insert(makerDocuments)
    .values({ makerId, ...file })
    .returning();
  return rows[0]?._id ?? '';
}

async function addEnquiry(test: TestApp, makerId: string, customer: TestPerson): Promise<string> {
  const [maker] = await test.app.deps.db.select({ slug: makers.slug }).from(makers).where(eq(makers._id, makerId));
  const params = { slug: maker?.slug ?? '' };
  return (await test.call(contactMaker, { params, body: { text: 'Do you sew for children?' } }, customer)).body
    .enquiryId;
}

async function addAddress(test: TestApp, customer: TestPerson): Promise<string> {
  const { body } = await test.call(createAddress, { body: ADDRESS }, customer);
  return body.address._id;
}
