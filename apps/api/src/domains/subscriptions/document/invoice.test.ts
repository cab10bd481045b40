import { fillPath } from '@adunni/contracts/request';
import { getInvoicePdf } from '@adunni/contracts/subscriptions/billing';
import { getStaffInvoicePdf } from '@adunni/contracts/subscriptions/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { invoices } from '../billing/tables.ts';
import { buySubscription, type Subscriber } from '../staff/testing.ts';
import { openPlan } from '../usage/testing.ts';

let test: TestApp;
let person: Subscriber;
beforeAll(async () => {
  test = await startTestApp();
  person = await buySubscription(test, await openPlan(test));
});
afterAll(() => test.close());

async function download(path: string, token: string) {
  const response = await fetch(test.origin + path, { headers: { 'x-access-token': token } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

it('prints an invoice for whom it is made out to, and for staff under its subscription', async () => {
  const own = fillPath(getInvoicePdf, { params: { invoiceId: person.invoiceId } });
  const { headers, bytes } = await download(own, person.token);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(`inline; filename="${person.number}.pdf"`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { subscriptionId, invoiceId } = person;
  const admin = await signInAs(test, 'Admin');
  const printed = await download(fillPath(getStaffInvoicePdf, { params: { subscriptionId, invoiceId } }), admin.token);
  expect([printed.status, printed.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});

it('finds no invoice of another person, under another subscription, or without a number', async () => {
  const own = fillPath(getInvoicePdf, { params: { invoiceId: person.invoiceId } });
  const stranger = await buySubscription(test, await openPlan(test));
  expect((await download(own, stranger.token)).status).toBe(404);
  const { subscriptionId } = stranger;
  const admin = await signInAs(test, 'Admin');
  const wrong = fillPath(getStaffInvoicePdf, { params: { subscriptionId, invoiceId: person.invoiceId } });
  expect((await download(wrong, admin.token)).status).toBe(404);
  const draft = { status: 'draft', number: null, paidAt: null } as const;
  await test.app.deps.db.update(invoices).set(draft).where(eq(invoices._id, stranger.invoiceId));
  const drafted = fillPath(getInvoicePdf, { params: { invoiceId: stranger.invoiceId } });
  expect((await download(drafted, stranger.token)).status).toBe(404);
});
