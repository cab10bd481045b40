import { type PackageTerms, type ProposalStatus, proposalErrors } from '@adunni/contracts/asoebi/proposals';
import type { ErrorKind } from '@adunni/contracts/errors';
import type { PackageRow } from '../tables.ts';
import type { ProposalRow, ProposedLine } from './tables.ts';

/** How a proposal stands now: one that nobody answered in time has expired, whether or not it was looked at since. */
export const statusOf = (
  { status, expiresAt }: Pick<ProposalRow, 'status' | 'expiresAt'>,
  now: Date,
): ProposalStatus => (status === 'open' && expiresAt <= now ? 'expired' : status);

/** Why a proposal can’t be answered any more; null while it can. */
export function whyClosed(proposal: ProposalRow, now: Date): ErrorKind | null {
  const reasons: Record<Exclude<ProposalStatus, 'open'>, ErrorKind> = {
    expired: proposalErrors.proposal_expired,
    accepted: proposalErrors.proposal_answered,
    declined: proposalErrors.proposal_answered,
    withdrawn: proposalErrors.proposal_withdrawn,
    replaced: proposalErrors.proposal_replaced,
  };
  const status = statusOf(proposal, now);
  return status === 'open' ? null : reasons[status];
}

/** What a maker is shown of a package apart from price and number. */
export const termsOf = ({ base, design, ...pack }: PackageRow): PackageTerms => ({
  kind: pack.kind,
  title: pack.title,
  yards: pack.yards,
  needs: pack.needs,
  deadline: pack.deadline,
  depositPercent: pack.depositPercent,
  ...(base && { base: { productId: base.productId, title: base.title, summary: base.summary, chosen: base.chosen } }),
  ...(design && { design: { title: design.title, lines: design.lines, look: pack.lookHash ?? '' } }),
});

/** Whether a package is still what a maker priced. */
export function isAsProposed(pack: PackageRow, line: ProposedLine | undefined): boolean {
  if (!line) return false;
  const { packageId: _id, price: _price, capacity: _capacity, ...terms } = line;
  return inOrder(termsOf(pack)) === inOrder(terms);
}

/** Whether a package is what was agreed, price and number included. */
export const isAsAgreed = (pack: PackageRow, line: ProposedLine | undefined): boolean =>
  isAsProposed(pack, line) && pack.price === line?.price && pack.stock === line.capacity;

// Stored JSON keeps no order of its keys.
const inOrder = (terms: PackageTerms): string =>
  JSON.stringify(terms, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
