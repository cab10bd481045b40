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

/** Bytes at the end of a file within which a PDF must say that it ends. */
const TAIL = 1024;

/** Whether bytes begin and end as a PDF does. */
export const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.subarray(Math.max(0, bytes.length - TAIL)).includes('%%EOF');

/** Whether bytes claim to be a PDF. */
export const claimsPdf = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 5) === '%PDF-';
