import { type SERVICE_STATUSES, serviceErrors } from '@adunni/contracts/services/services';
import type { StatusOf } from '@adunni/contracts/statuses';
import { eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { services } from '../tables.ts';

type Status = StatusOf<typeof SERVICE_STATUSES>;

interface Readiness {
  status: Status;
  hasPicture: boolean;
  hasProvider: boolean;
  reaches: boolean;
}

async function readinessOf(tx: Tx, id: string): Promise<Readiness> {
  const [row] = await tx
    .select({
      status: services.status,
      hasPicture: sql<boolean>`${services.coverId} is not null`,
      hasProvider: sql<boolean>`exists (select from service_providers sp where sp.service_id = services.id)`,
      reaches: sql<boolean>`${services.kind} <> 'home-visit'
        or exists (select from travel_zones z where z.service_id = services.id)`,
    })
    .from(services)
    .where(eq(services._id, id));
  if (!row) throw new Error(`the service ${id} went while it was locked`);
  return row;
}

function notReady({ status, hasPicture, hasProvider, reaches }: Readiness): string | null {
  if (status === 'archived') return 'This service is archived. Please restore it first.';
  if (!hasPicture) return 'This service has no images yet.';
  if (!hasProvider) return 'This service has no provider yet.';
  return reaches ? null : 'This home visit has no travel zones yet.';
}

/** Changes what a service’s status is, when it stands as expected now; otherwise says why not. */
const stand =
  (to: Status, refuses: (row: Readiness) => string | null) =>
  async ({ clock }: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const message = refuses(await readinessOf(tx, id));
    if (message) throw new Refusal(serviceErrors.not_ready_to_show, { message });
    await tx.update(services).set({ status: to, updatedAt: clock() }).where(eq(services._id, id));
    await extensionOf('serviceSchedule').refresh(tx, clock(), [id]);
  };

/** What staff and makers do to services, one or many at a time. Nothing is ever lost: archived can be restored. */
export const serviceActions = {
  publish: stand('published', notReady),
  unpublish: stand('draft', ({ status }) => (status === 'archived' ? 'This service is archived.' : null)),
  archive: stand('archived', () => null),
  restore: stand('draft', ({ status }) => (status === 'archived' ? null : 'This service is not archived.')),
};
