import { join } from 'node:path';
import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { followRole } from './account-events.service.ts';
import { eraseEnquiries, exportEnquiries } from './enquiries/privacy.service.ts';
import { enquiryConversation } from './enquiries/subject.ts';
import { exportWorkshop } from './export.queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import { personsWorkshop, personWorkshop } from './people.queries.ts';
import { publicPages } from './public-pages.ts';
import { makersRoutes } from './routes.ts';
import { closeMaker, reopenWithOwner, type SuspendedWorkshop, suspendWithOwner } from './service.ts';
import { suggestMakers } from './suggestions.queries.ts';
import { eraseDocuments, storedDocuments } from './verification/documents.service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** How many products a workshop has, whatever their status. */
    countProducts: (db: Db, makerId: string) => Promise<number>;
    /** Whether a workshop owes somebody work, so that its owner cannot leave it. */
    makerObligations: (tx: Tx, makerId: string) => Promise<boolean>;
    /** Hears of a workshop whose customers pick up somewhere else from now on. */
    pickupPlaceChanged: (
      deps: Deps,
      tx: Tx,
      workshop: { _id: string; name: string },
      place: PickupPlace,
    ) => Promise<void>;
    /** Hears of a workshop that staff have suspended, alone or with its owner. */
    workshopSuspended: (deps: Deps, tx: Tx, workshop: SuspendedWorkshop) => Promise<void>;
  }
}

export const makers: Domain = {
  name: 'makers',
  routes: makersRoutes,
  cacheTags: ['makers', 'maker'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages,
    notificationKinds,
    storedFiles: storedDocuments,
    suggestionSources: suggestMakers,
    conversationSubjects: enquiryConversation,
    accountEvents: { roleChanged: followRole, suspended: suspendWithOwner, reinstated: reopenWithOwner },
    personWorkshop,
    personActivity: personsWorkshop,
    personalData: {
      export: async (db, { _id }) => ({
        workshop: await exportWorkshop(db, _id),
        enquiries: await exportEnquiries(db, _id),
      }),
      erase: async (deps, tx, { _id }) => {
        await eraseEnquiries(deps, tx, _id);
        await eraseDocuments(deps, tx, _id);
        await closeMaker(tx, _id);
      },
    },
  },
};
