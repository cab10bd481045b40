import { ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { declareNotificationKinds } from '../notifications/service.ts';
import { partnerOf } from './queries.ts';

const isFor = async (db: Db | Tx, userId: string): Promise<boolean> => (await partnerOf(db, userId)) !== null;

/** What staff are told of applications, and partners of what became of theirs and of their money. */
export const notificationKinds = declareNotificationKinds({
  applied: {
    name: 'partner-application',
    roles: STAFF_ROLES,
    mail: { label: 'New partner applications', position: 196, roles: [] },
  },
  decided: {
    name: 'partner-decision',
    roles: ROLES,
    mail: { label: 'Your place in the partner programme', position: 131, roles: ROLES, isFor },
  },
  paid: {
    name: 'partner-payout',
    roles: ROLES,
    mail: { label: 'Payouts of partner commission', position: 132, roles: ROLES, isFor },
  },
});
