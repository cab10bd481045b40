import { campaignResource, sendCampaign } from '@adunni/contracts/newsletter/campaigns';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { subscribers } from './tables.ts';

/** A campaign as a test writes it. */
export const CAMPAIGN = {
  subject: 'The first aso-oke of the harmattan',
  preheader: 'Woven in Iseyin, cut in Lagos.',
  body: '# New cloth\n\nSee [what came in](/products?q=aso-oke) & choose <early>.',
  productIds: [] as string[],
};

/** Stores readers who confirmed, `name-0@example.com` and so on; answers with their ids. */
export async function addReaders(test: TestApp, count: number, name = 'reader'): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${name}-${index}@example.com`);
  const rows = await test.app.deps.db
    .insert(subscribers)
    .values(emails.map((email) => ({ email, confirmedAt: test.now })))
    .returning({ _id: subscribers._id });
  return rows.map(({ _id }) => _id);
}

/** Writes a campaign through the API; answers with its id. */
export async function writeCampaign(test: TestApp, admin: { token: string }, values = {}): Promise<string> {
  const { body } = await test.call(campaignResource.create, { body: { ...CAMPAIGN, ...values } }, admin);
  return body._id;
}

/** Begins a campaign that is as it was written. */
export const send = (test: TestApp, admin: { token: string }, _id: string, at: string | null = null) =>
  test.call(sendCampaign, { params: { _id }, body: { version: 1, at } }, admin);
