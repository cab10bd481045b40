import type { DocumentKind, MakerStatus, WorkshopStatus } from '@adunni/contracts/makers/verification';

/** Where a workshop stands for those who verify it. */
export const statusOf = (status: MakerStatus, submittedAt: Date | null): WorkshopStatus =>
  status === 'pending' ? (submittedAt ? 'waiting' : 'unfinished') : status;

/** Whether these kinds of document suffice: identity, the workshop, and a registration or a guarantor. */
export function hasRequiredDocuments(kinds: readonly DocumentKind[]): boolean {
  const has = (kind: DocumentKind): boolean => kinds.includes(kind);
  return has('identity') && has('workshop') && (has('registration') || has('guarantor'));
}

/** Whether the maker may add and remove documents: not while staff look at them, nor after the approval. */
export const canEditDocuments = (status: WorkshopStatus): boolean => status === 'unfinished' || status === 'refused';
