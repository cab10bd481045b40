import type { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import type { ServiceRow } from '@adunni/contracts/services/staff';
import type { Tone } from '@adunni/contracts/statuses';
import { naira } from '../../../kit/money/naira.ts';
import { Status } from '../../../kit/resource/status.tsx';

type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** What a person reads for a service’s status. */
export const STATUSES: Record<ServiceStatus, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'over' },
};

/** A published service of a workshop that is not approved is not seen yet. */
export function Standing({ status, isPublic }: Pick<ServiceRow, 'status' | 'isPublic'>) {
  const { label, tone } = STATUSES[status];
  if (status === 'published' && !isPublic) return <Status tone="waiting">Shows once the workshop is approved</Status>;
  return <Status tone={tone}>{label}</Status>;
}

/** `₦20,000`, or `from ₦6,000`. */
export const priceOf = ({ price, isFrom }: Pick<ServiceRow, 'price' | 'isFrom'>): string =>
  `${isFrom ? 'from ' : ''}${naira(price)}`;

/** `₦5,000`, or that nothing is paid in advance. */
export const depositOf = ({ deposit }: Pick<ServiceRow, 'deposit'>): string =>
  deposit === 0 ? 'None' : naira(deposit);
