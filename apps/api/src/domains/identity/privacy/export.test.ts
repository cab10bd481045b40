import { exportAccount, revokeOtherSessions } from '@adunni/contracts/identity/account';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { openMaker } from '../../makers/service.ts';
import { notificationPreferences } from '../../notifications/tables.ts';
import { openShop } from '../../orders/testing.ts';
import { bankAccounts } from '../../payouts/tables.ts';
import { screenPreferences } from '../../preferences/tables.ts';
import { reviewReports, reviewVotes } from '../../reviews/tables.ts';
import { addReview } from '../../reviews/testing.ts';
import { mailResetLink } from '../recovery/jobs.ts';
import { openSession } from '../sessions/service.ts';
import { signInAs } from '../testing.ts';
import { placeOrder } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Tables that point to a person and whose rows about them are in the file. */
const IN_THE_FILE = [
  ...[
    'addresses',
    'affiliate_partners',
    'affiliate_referrals',
    'aso_ebi_events',
    'aso_ebi_members',
    'aso_ebi_orders',
    'aso_ebi_waiting',
    'baskets',
    'billing_accounts',
    'blog_authors',
    'bookings',
    'cookie_consents',
    'design_requests',
    'enquiries',
    'festival_reminders',
    'inquiries',
    'makers',
    'measurement_profiles',
    'notifications',
  ],
  ...['planning_cases', 'planning_checklists', 'planning_coordinators', 'planning_milestones'],
  ...['notification_preferences', 'orders', 'review_reports', 'review_votes', 'reviews', 'screen_preferences'],
  ...[
    'saved_views',
    'sessions',
    'studio_designs',
    'terms_answers',
    'tickets',
    'tryon_estimates',
    'tryon_looks',
    'tryon_sessions',
  ],
  'usage_events',
];
/** What points to a person because they did it in somebody else’s matter, or holds nothing but a way to count or check. */
const NOT_ABOUT_THEM = [
  ...['affiliate_devices', 'affiliate_notes', 'commissions'],
  ...['aso_ebi_disputes', 'aso_ebi_handings', 'blog_versions', 'blog_writers'],
  ...['booking_events', 'booking_photos', 'booking_reports', 'campaigns', 'catalog_uploads'],
  ...[
    'coupon_redemptions',
    'festival_versions',
    'help_article_versions',
    'idempotency_keys',
    'inquiry_answers',
    'job_application_letters',
    'job_application_notes',
    'job_application_ratings',
    'job_interviewers',
    'legal_versions',
    'mailed_tokens',
    'measurement_proposals',
    'message_photos',
  ],
  ...['messages', 'order_refunds', 'payment_events', 'payout_batches', 'planning_proposals', 'review_uploads'],
  'stage_events',
  ...['stage_photos', 'subscription_events', 'ticket_windows'],
];

it('knows of every table that points to a person whether it belongs into the file', async () => {
  const { rows } = await test.app.deps.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...IN_THE_FILE, ...NOT_ABOUT_THEM].sort());
});

it('exports everything stored about the caller and nobody else', async () => {
  const [person, other] = [await signInAs(test), await signInAs(test)];
  await placeOrder(test, other._id, { stage: 'placed', status: 'paid' });
  const { orderId } = await placeOrder(test, person._id, { stage: 'sewing', status: 'paid' });
  const { status, body, headers } = await test.call(exportAccount, {}, person);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-disposition']).toContain('attachment');
  expect(body).toMatchObject({
    profile: { email: person.email },
    sessions: [{ device: 'test', address: '127.0.0.1', endedAt: null }],
    orders: [{ totalAmount: 1060, items: [{ title: orderId, personalisation: 'For Amaka', totalPrice: 1000 }] }],
    ...{ workshop: null, bankAccount: null, addresses: [], cart: [], wishlist: [], newsletter: null, mails: [] },
    ...{ mailChoices: [], screens: [], votesAndReports: { foundHelpful: [], reported: [] } },
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/);
});

it('holds what a person would not think of: ended devices, choices, votes and reports, mails, the bank account', async () => {
  const { db } = test.app.deps;
  const person = await signInAs(test, 'Tailor');
  await db.transaction((tx) => openSession({ ...test.app.deps, device: 'lost', address: '10.1.1.1' }, tx, person._id));
  await test.call(revokeOtherSessions, {}, person);
  await mailResetLink.run(test.app.deps, { email: person.email });
  const maker = await db.transaction((tx) =>
    openMaker(tx, { userId: person._id, firstName: 'Kolade', lastName: 'Bello' }),
  );
  const bank = { bankName: 'Wema Bank', accountNumber: '0123456789', accountName: 'KOLADE BELLO' };
  await db.insert(bankAccounts).values({ makerId: maker._id, bankCode: '035', accountEnding: '6789', ...bank });
  await db.insert(notificationPreferences).values({ userId: person._id, kind: 'booking-news', mail: false });
  await db
    .insert(screenPreferences)
    .values({ userId: person._id, screen: 'orders', preference: { hiddenColumns: ['maker'] } });
  const { reviewId } = await addReview(test, await openShop(test));
  await db.insert(reviewVotes).values({ reviewId, userId: person._id });
  await db
    .insert(reviewReports)
    .values({ reviewId, userId: person._id, reason: 'advertising', text: 'An advertisement.' });

  const { body } = await test.call(exportAccount, {}, person);
  expect(body).toMatchObject({
    sessions: [{ endedAt: null }, { device: 'lost', endedAt: test.now.toISOString() }],
    bankAccount: bank,
    mailChoices: [{ kind: 'booking-news', mail: false }],
    screens: [{ screen: 'orders' }],
    votesAndReports: {
      foundHelpful: [{ review: 'Well cut' }],
      reported: [{ review: 'Well cut', reason: 'advertising', text: 'An advertisement.' }],
    },
    mails: [{ subject: 'Reset your Adunni password' }],
  });
  expect(JSON.stringify(body)).not.toContain('token=');
});
