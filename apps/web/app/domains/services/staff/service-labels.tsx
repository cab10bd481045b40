import { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import type { ServiceRow } from '@adunni/contracts/services/staff';
import { naira } from '../../../kit/money/naira.ts';
import { Status, StatusLabel } from '../../../kit/resource/status.tsx';

/** A published service of a workshop that is not approved is not seen yet. */
export function PublicationStatus({ status, isPublic }: Pick<ServiceRow, 'status' | 'isPublic'>) {
  if (status === 'published' && !isPublic) return <Status tone="waiting">Shows once the workshop is approved</Status>;
  return <StatusLabel of={SERVICE_STATUSES} is={status} />;
}

/** `₦20,000`, or `from ₦6,000`. */
export const priceOf = ({ price, isFrom }: Pick<ServiceRow, 'price' | 'isFrom'>): string =>
  `${isFrom ? 'from ' : ''}${naira(price)}`;

/** `₦5,000`, or that nothing is paid in advance. */
export const depositOf = ({ deposit }: Pick<ServiceRow, 'deposit'>): string =>
  deposit === 0 ? 'None' : naira(deposit);
