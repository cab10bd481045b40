import { acceptProposal, inviteMaker, type ProposalFormIn, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import type { TestShop } from '../../orders/testing.ts';

interface Group {
  eventId: string;
  groupId: string;
}

/** Invites a workshop to a group and answers with the invitation’s id. */
export async function inviteTo(
  test: TestApp,
  host: TestPerson,
  { eventId, groupId }: Group,
  { slug, makerId }: TestShop,
): Promise<string> {
  const body = { groupId, makerSlug: slug, note: 'Can you make these?' };
  const answer = await test.call(inviteMaker, { params: { eventId }, body }, host);
  const found = answer.body.invitations?.find((one) => one.maker._id === makerId && one.groupId === groupId);
  if (!found) throw new Error(`inviting the maker answered ${answer.status}`);
  return found._id;
}

interface Priced {
  packages: readonly { _id: string; price: number | null; stock: number | null }[];
}

/** What a workshop offers for every package of a group: its wished price, unless told. */
export const offerFor = (
  test: TestApp,
  { packages }: Priced,
  change: Partial<ProposalFormIn['lines'][number]> = {},
): ProposalFormIn => ({
  lines: packages.map(({ _id, price, stock }) => ({
    packageId: _id,
    price: price ?? 40_000,
    capacity: stock,
    ...change,
  })),
  readyOn: daysAfter(shopDay(test.now), 65),
  validDays: 14,
  note: 'Cut and labelled.',
});

/** Has a workshop agree on a group: invited, offered and accepted. Answers with the invitation’s id. */
export async function agreeOn(test: TestApp, host: TestPerson, group: Group & Priced, shop: TestShop): Promise<string> {
  const invitationId = await inviteTo(test, host, group, shop);
  const form = offerFor(test, group);
  const sent = await test.call(sendProposal, { params: { invitationId }, body: { over: 0, form } }, shop.owner);
  const proposalId = sent.body.work?.proposals[0]?._id ?? '';
  const { status } = await test.call(acceptProposal, { params: { eventId: group.eventId, proposalId } }, host);
  if (status !== 200) throw new Error(`accepting the proposal answered ${status}`);
  return invitationId;
}
