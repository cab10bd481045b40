import { fillPath } from '@adunni/contracts/request';
import { mergeTicket } from '@adunni/contracts/support/merging';
import { streamTicket, TICKET_EVENT, type TicketNews } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { type OpenStream, readStream } from '../../notifications/testing.ts';
import { dropTickets } from '../service.ts';
import { tickets } from '../tables.ts';
import { answer, become, note, openTicket, reply, seen, seenByStaff } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let opened: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  customer = await signInAs(test);
  opened = await openTicket(test, customer);
});
afterAll(() => test.close());

const follow = (ticketId: string): Promise<OpenStream<TicketNews>> =>
  readStream(test.origin + fillPath(streamTicket, { params: { ticketId } }), TICKET_EVENT);

describe('the stream of a link', () => {
  it('tells whoever holds it of an answer, and never of a note', async () => {
    const stream = await follow(opened.ticketId);
    expect(stream.headers['cache-control']).toContain('no-store');
    const before = await stream.until(() => true);
    expect(before).toMatchObject({ ticketId: opened.ticketId, status: 'Open' });
    await note(test, opened._id, 'Offer a voucher.', admin);
    const noted = (await seenByStaff(test, opened._id, admin)).lastId;
    await answer(test, opened._id, 'It left today.', admin);
    const next = await stream.until(() => true);
    expect(next).toEqual({
      ...{ ticketId: opened.ticketId, status: 'Pending' },
      newestId: (await seen(test, opened.ticketId)).messages.at(-1)?._id,
    });
    expect(next.newestId).not.toBe(noted);
    await reply(test, opened.ticketId, 'Thank you!');
    expect(await stream.until(({ status }) => status === 'Open')).not.toEqual(before);
    stream.leave();
  });

  it('ends when the ticket closes, and is not opened again', async () => {
    const stream = await follow(opened.ticketId);
    await become(test, opened._id, 'Resolved', admin);
    await become(test, opened._id, 'Closed', admin);
    expect((await stream.until(({ status }) => status === 'Closed')).ticketId).toBe(opened.ticketId);
    await stream.ended();
    expect((await follow(opened.ticketId)).status).toBe(409);
    expect((await follow('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });

  it('ends when the ticket is erased', async () => {
    const stream = await follow(opened.ticketId);
    await stream.until(() => true);
    await test.app.deps.db.transaction((tx) => dropTickets(test.app.deps, tx, eq(tickets._id, opened._id)));
    await stream.ended();
  });

  it('ends with the link of the ticket that it was merged into', async () => {
    const target = await openTicket(test, customer, { subject: 'The same again' });
    const stream = await follow(opened.ticketId);
    await stream.until(() => true);
    await test.call(mergeTicket, { params: { _id: opened._id }, body: { into: target.ticket.ticketNumber } }, admin);
    expect((await stream.until(({ ticketId }) => ticketId !== opened.ticketId)).ticketId).toBe(target.ticketId);
    await stream.ended();
  });

  it('is opened so often by one network, and again when one is left', async () => {
    const streams: OpenStream<TicketNews>[] = [];
    for (let count = 0; count < 60; count += 1) streams.push(await follow(opened.ticketId));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await follow(opened.ticketId)).status).toBe(429);
    for (const stream of streams) stream.leave();
    await expect.poll(async () => (await follow(opened.ticketId)).status).toBe(200);
  });
});
