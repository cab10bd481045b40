import { UNVERIFIED_STATUSES } from '@adunni/contracts/makers/verification';
import { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import type { ServiceRow } from '@adunni/contracts/services/staff';
import { naira } from '../../../kit/money/naira.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { KIND_NAMES } from '../public/labels.ts';

/** A published service of a workshop that is not approved is not seen yet. */
function PublicationStatus({ status, isPublic }: Pick<ServiceRow, 'status' | 'isPublic'>) {
  if (status === 'published' && !isPublic) return <StatusLabel of={UNVERIFIED_STATUSES} is="unverified" />;
  return <StatusLabel of={SERVICE_STATUSES} is={status} />;
}

/** What does not show by its kind: `from ₦6,000`, and that nothing is paid in advance. */
export const SERVICE_CELLS = {
  kind: ({ kind }: ServiceRow) => KIND_NAMES[kind],
  price: ({ price, isFrom }: ServiceRow) => `${isFrom ? 'from ' : ''}${naira(price)}`,
  deposit: ({ deposit }: ServiceRow) => (deposit === 0 ? 'None' : naira(deposit)),
  status: PublicationStatus,
};
