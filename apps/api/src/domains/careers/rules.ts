import type { OpeningStatus } from '@adunni/contracts/careers/staff';
import type { OpeningRow } from './tables.ts';

/** How an opening stands on a day of the shop. */
export function openingStatus(
  { publishedAt, closedAt, opensOn, closesOn }: Pick<OpeningRow, 'publishedAt' | 'closedAt' | 'opensOn' | 'closesOn'>,
  today: string,
): OpeningStatus {
  if (publishedAt === null) return 'draft';
  if (closedAt !== null || (closesOn !== null && closesOn < today)) return 'closed';
  return opensOn !== null && opensOn > today ? 'scheduled' : 'open';
}
