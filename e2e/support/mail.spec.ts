import { expect, test } from '@playwright/test';
import nodemailer from 'nodemailer';
import { demoSession, openAccount, rememberSession, windowOf } from '../kit/account.ts';
import { query } from '../kit/database.ts';

test('a customer answers our email from their mail program, and staff read it at once without what it quotes', async ({
  page,
  browser,
}) => {
  const { request } = page;
  const customer = await openAccount(request);
  const headers = { 'x-access-token': customer.accessToken, 'idempotency-key': crypto.randomUUID() };
  const subject = `Sleeves ${Date.now()}`;
  const data = { category: 'Other', subject, description: 'How long are the sleeves?' };
  await request.post('/api/support/tickets', { headers, data });

  await rememberSession(page, customer);
  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.goto(`/admin/support/tickets?q=${encodeURIComponent(subject)}`);
  await staff.getByRole('table').getByRole('link').first().click();
  await staff.getByLabel(/^Reply to /).fill('They reach the wrist.');
  await staff.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText('Reply sent.')).toBeVisible();

  const [mail] = await query<{ address: string; subject: string }>(
    `select headers ->> 'Reply-To' as address, subject from mails where kind = 'ticket-answered' and recipient = $1`,
    [customer.email],
  );
  const port = Number(process.env.E2E_MAIL_PORT);
  await nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail({
    from: customer.email,
    to: mail?.address,
    subject: `Re: ${mail?.subject}`,
    text: 'A little longer, please.\n\nOn Mon, 23 Nov 2026 at 10:00, Adunni <hello@adunni.example> wrote:\n> They reach the wrist.\n',
  });

  const thread = staff.getByRole('region', { name: 'Messages' }).or(staff.getByRole('main'));
  await expect(thread.getByText('A little longer, please.', { exact: true }).first()).toBeVisible();
  await expect(staff.getByText('wrote:')).toHaveCount(0);
  await page.goto('/support/tickets');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(page.getByText('A little longer, please.', { exact: true })).toBeVisible();
});
