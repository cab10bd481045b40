import type { Publication } from '@adunni/contracts/studio/designs';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import type { DesignRow } from '../tables.ts';

/** What the owner reads of each decision of staff. */
const TITLES: Partial<Record<Publication, (name: string) => string>> = {
  published: (name) => `Your design is in the gallery: ${name}`,
  declined: (name) => `Your design was not published: ${name}`,
  removed: (name) => `Your design was removed: ${name}`,
};

/** Tells the owner of a design what staff decided about it, and why. */
export async function tellOwner(deps: Deps, tx: Tx, design: DesignRow): Promise<void> {
  const titleOf = TITLES[design.publication];
  if (!titleOf) return;
  await notify(deps, tx, {
    kind: notificationKinds.designReviewed,
    userIds: [design.ownerId],
    title: titleOf(design.name),
    text: design.publicationReason ?? 'Everybody can see it now, with your first name.',
    path: '/account/designs',
    cause: `design:${design._id}:${design.version}`,
  });
}

/** Tells staff that a design waits to be reviewed; of each version once. */
export const tellStaffOfDesign = (deps: Deps, tx: Tx, { _id, name, version }: DesignRow): Promise<void> =>
  notifyStaff(deps, tx, {
    kind: notificationKinds.designSubmitted,
    title: `Design to review: ${name}`,
    text: 'Its owner would like to publish it in the gallery.',
    path: `/admin/designs/${_id}`,
    cause: `design:${_id}:${version}`,
  });
