import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from '@adunni/contracts/brand';
import { KEPT_MONTHS } from '@adunni/contracts/careers/stages';
import { unknownFigures } from '@adunni/contracts/help/figures';
import { PRIVACY_DAYS } from '@adunni/contracts/inquiries/kinds';
import { PURPOSES } from '@adunni/contracts/legal/consent-rules';
import { MOST_LEGAL_BODY } from '@adunni/contracts/legal/forms';
import { FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import { REVIEW_EDIT_DAYS } from '@adunni/contracts/reviews/reviews';
import { expect, it } from 'vitest';
import { PARTNER_COOKIES } from '../../domains/affiliates/referral/browser-cookie.ts';
import { BASKET_COOKIE, BASKET_DAYS } from '../../domains/cart/basket-cookie.ts';
import { KEPT_MS } from '../../domains/checkout/jobs.ts';
import { parseMarkdown } from '../../domains/help/articles/markdown.ts';
import { DEVICE_DAYS } from '../../domains/identity/known-device.ts';
import { GRACE_DAYS } from '../../domains/identity/privacy/service.ts';
import { LINK_HOURS } from '../../domains/identity/recovery/mailed-tokens.ts';
import { SESSION_DAYS } from '../../domains/identity/sessions/service.ts';
import { KEPT_DAYS } from '../../domains/inquiries/rules.ts';
import { CONSENT_COOKIE, CONSENT_DAYS } from '../../domains/legal/consent/consent-cookie.ts';
import { FIRST_DOCUMENTS } from '../../domains/legal/first/documents.ts';
import { LINK_MS } from '../../domains/newsletter/service.ts';
import { RETENTION_DAYS } from '../../domains/notifications/rules.ts';
import { DOMAINS } from '../../floors.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { DEMO_VERSIONS } from './seed.ts';

const { privacy: PRIVACY, cookies: COOKIES, gdpr: GDPR } = FIRST_DOCUMENTS;
const WEB = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'app');

it('says what the settings are, fits, and shows no Markdown', () => {
  for (const body of [...DEMO_VERSIONS.map((version) => version.body), ...Object.values(FIRST_DOCUMENTS)]) {
    expect(unknownFigures(body)).toEqual([]);
    expect(body.length).toBeLessThanOrEqual(MOST_LEGAL_BODY);
    const said = parseMarkdown(body).flatMap(({ lines }) => lines.flat().map(({ text }) => text));
    expect(said.join(' ')).not.toMatch(/\*\*|\]\(|##/);
  }
});

/** Where the privacy policy tells what a domain keeps of people. */
const TOLD_IN: Readonly<Record<string, string>> = {
  affiliates: 'Partner programme',
  asoebi: 'Aso-ebi celebrations',
  blog: 'Blog authors',
  bookings: 'Bookings',
  careers: 'Job applications',
  cart: 'Cart and wishlist',
  festivals: 'Festival reminders',
  help: 'Votes on help articles',
  inquiries: 'Messages, support tickets, inquiries and reviews',
  legal: 'Terms and cookies',
  makers: 'Makers, in addition',
  measurements: 'Measurements',
  newsletter: 'Newsletter',
  notifications: 'Notifications and emails',
  orders: 'Addresses and orders',
  payouts: 'Makers, in addition',
  planning: 'Planning',
  preferences: 'How you set up your screens',
  reviews: 'Messages, support tickets, inquiries and reviews',
  studio: 'Design studio',
  subscriptions: 'Subscriptions',
  support: 'Messages, support tickets, inquiries and reviews',
  tryon: 'Virtual try-on',
  wishlist: 'Cart and wishlist',
};

it('tells of all that domains keep of people', () => {
  const keep = DOMAINS.filter(({ extensions }) => extensions?.personalData).map(({ name }) => name);
  expect(keep.toSorted()).toEqual(Object.keys(TOLD_IN));
  for (const name of keep) expect(PRIVACY).toContain(`- **${TOLD_IN[name]}**:`);
});

it('names everything that is kept in the browser, by its name', async () => {
  const names = new Set([...Object.values(PURPOSES).flatMap(({ keys }) => keys), CONSENT_COOKIE, BASKET_COOKIE]);
  for (const { name } of Object.values(PARTNER_COOKIES)) names.add(name);
  for (const name of ['adunni_device', BRAND.sessionKey, 'theme-mode', 'react-router-scroll-positions'])
    names.add(name);
  for await (const file of glob('**/*.{ts,tsx}', { cwd: WEB }))
    for (const [, name = ''] of readFileSync(join(WEB, file), 'utf8').matchAll(/KEY = '(adunni\.[\w-]+)'/g))
      names.add(name);
  expect(names.size).toBeGreaterThan(10);
  for (const name of names) expect(COOKIES).toContain(`**${name}**`);
});

it('says how long something is kept as the software keeps it', () => {
  expect(COOKIES).toMatch(new RegExp(`${BASKET_COOKIE}.*${BASKET_DAYS} days`));
  expect(COOKIES).toMatch(new RegExp(`adunni_device.*${DEVICE_DAYS} days`));
  expect(COOKIES).toMatch(new RegExp(`${CONSENT_COOKIE}.*${CONSENT_DAYS} days`));
  for (const { name, days } of Object.values(PARTNER_COOKIES))
    expect(COOKIES).toMatch(new RegExp(`\\*\\*${name}\\*\\*.*${days} days`));
  for (const line of [
    `Deletion takes effect after ${GRACE_DAYS} days`,
    `Ended logins: ${SESSION_DAYS} days`,
    `work for ${LINK_HOURS['verify-email']} hours to confirm an address, ${LINK_HOURS['reset-password']} hour to set`,
    `and ${LINK_MS / DAY_MS} days to confirm the newsletter`,
    `copied with an order or booking: ${FROZEN_MONTHS} months`,
    `cart: ${BASKET_DAYS} days`,
    `Whose link you followed: ${PARTNER_COOKIES.referral.days} days`,
    `Notifications: ${RETENTION_DAYS} days`,
    `retry key of an order: ${KEPT_MS / DAY_MS} days`,
    `spam, ${KEPT_DAYS.spam} days`,
    `Applications for our open positions: until ${KEPT_MONTHS} months after our decision`,
  ])
    expect(PRIVACY).toContain(line);
  // “A year” and “three years”, in words.
  expect([KEPT_DAYS.settled, KEPT_DAYS.guestTickets, KEPT_DAYS.privacy]).toEqual([365, 365, 3 * 365]);
  for (const line of [
    `For ${GRACE_DAYS} days you can change your mind`,
    `edit them for ${REVIEW_EDIT_DAYS} days`,
    `deleted ${FROZEN_MONTHS} months after it ended`,
    `answer within ${PRIVACY_DAYS} days`,
  ])
    expect(GDPR).toContain(line);
});
