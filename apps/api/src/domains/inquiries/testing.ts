import { randomUUID } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { sendInquiry } from '@adunni/contracts/inquiries/inquiries';
import { inquiryResource, type StaffInquiry } from '@adunni/contracts/inquiries/staff';
import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../kit/testing/test-app.ts';
import { inquiries } from './tables.ts';

type SentInquiry = Sent<typeof sendInquiry>['body'];

/** A form that says enough, from an address of its own unless told. */
export const inquiryForm = (values: Partial<SentInquiry> = {}): SentInquiry => ({
  kind: 'Support',
  name: 'Bisi Cole',
  email: `writer-${randomUUID()}@example.com`,
  category: 'Delivery',
  subject: 'Do you ship to Accra?',
  description: `I would like an agbada by Easter (${randomUUID()}).`,
  ...values,
});

/** Sends a form, under a key of its own unless told. */
export const send = (
  test: TestApp,
  values: Partial<SentInquiry> = {},
  { key = randomUUID() as string, as = {} as Caller } = {},
) => test.call(sendInquiry, { body: inquiryForm(values) }, { ...as, headers: { 'idempotency-key': key } });

/** Sends a form; answers with its row. */
export async function written(test: TestApp, values: Partial<SentInquiry> = {}, as: Caller = {}) {
  const { body } = await send(test, values, { as });
  const [row] = await test.app.deps.db.select().from(inquiries).where(eq(inquiries.number, body.reference));
  if (!row) throw new Error('the inquiry was not stored');
  return row;
}

/** The inquiry as staff see it. */
export const seenByStaff = async (test: TestApp, _id: string, as: Caller): Promise<StaffInquiry> =>
  (await test.call(inquiryResource.get, { params: { _id } }, as)).body.record;
