import { randomUUID } from 'node:crypto';
import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { Endpoint, Sent } from '@adunni/contracts/endpoint';
import { fillPath } from '@adunni/contracts/request';
import {
  answerTicket,
  noteOnTicket,
  type StaffTicket,
  setTicketStatus,
  ticketResource,
} from '@adunni/contracts/support/staff';
import { createTicket, getTicket, replyToTicket, type Ticket } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { photoBytes } from '../media/testing.ts';
import { tickets } from './tables.ts';

type SentTicket = Sent<typeof createTicket>['body'];

/** A form that says enough. */
export const ticketForm = (values: Partial<SentTicket> = {}): SentTicket => ({
  category: 'Delivery',
  subject: 'Where is my agbada?',
  description: 'The tracking has not moved since Monday.',
  ...values,
});

/** Sends a form, under a key of its own unless told. */
export const sendForm = (
  test: TestApp,
  person: TestPerson,
  values: Partial<SentTicket> = {},
  key: string = randomUUID(),
) => test.call(createTicket, { body: ticketForm(values) }, { ...person, headers: { 'idempotency-key': key } });

/** Opens a ticket; answers with what its customer is shown, and its id among staff. */
export async function openTicket(
  test: TestApp,
  person: TestPerson,
  values: Partial<SentTicket> = {},
): Promise<{ ticket: Ticket; ticketId: string; _id: string }> {
  const { ticket } = (await sendForm(test, person, values)).body;
  const [row] = await test.app.deps.db.select().from(tickets).where(eq(tickets.publicId, ticket._id));
  return { ticket, ticketId: ticket._id, _id: row?._id ?? '' };
}

/** The ticket as whoever holds the link sees it. */
export const seen = async (test: TestApp, ticketId: string, as: Caller = {}): Promise<Ticket> =>
  (await test.call(getTicket, { params: { ticketId } }, as)).body.ticket;

/** The ticket as staff see it, and its version. */
export async function seenByStaff(test: TestApp, _id: string, as: Caller): Promise<StaffTicket & { version: number }> {
  const { record, version } = (await test.call(ticketResource.get, { params: { _id } }, as)).body;
  return { ...record, version };
}

/** Replies as who asked. */
export const reply = (test: TestApp, ticketId: string, message: string, as: Caller = {}, fileIds: string[] = []) =>
  test.call(replyToTicket, { params: { ticketId }, body: { message, fileIds } }, as);

/** Replies as staff. */
export const answer = (test: TestApp, _id: string, message: string, as: Caller, status?: 'Pending' | 'Resolved') =>
  test.call(answerTicket, { params: { _id }, body: { message, ...(status && { status }) } }, as);

/** Notes as staff. */
export const note = (test: TestApp, _id: string, text: string, as: Caller) =>
  test.call(noteOnTicket, { params: { _id }, body: { note: text } }, as);

/** Changes the status as staff. */
export async function become(test: TestApp, _id: string, status: Ticket['status'], as: Caller) {
  const { version } = await seenByStaff(test, _id, as);
  return test.call(setTicketStatus, { params: { _id }, body: { version, status } }, as);
}

/** A PDF, as far as its beginning and end say so. */
export const pdfBytes = (): Buffer => Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n');

/** Uploads a file; answers with the status and what was stored. */
export async function upload(
  test: TestApp,
  endpoint: Endpoint,
  params: Record<string, string>,
  { token }: Caller = {},
  bytes?: Buffer,
): Promise<{ status: number; photo: AttachedFile; code?: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes ?? (await photoBytes()))]), 'receipt.pdf');
  const response = await fetch(test.origin + fillPath(endpoint, { params }), {
    method: 'POST',
    headers: token ? { 'x-access-token': token } : {},
    body,
  });
  return { status: response.status, ...((await response.json()) as { photo: AttachedFile; code?: string }) };
}
