import { STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What staff are told of applications. */
export const notificationKinds = declareNotificationKinds({
  applied: {
    name: 'application-received',
    roles: STAFF_ROLES,
    mail: { label: 'New job applications', position: 199, roles: [] },
  },
  interview: {
    name: 'interview',
    roles: STAFF_ROLES,
    mail: { label: 'Interviews that you take part in', position: 198, roles: STAFF_ROLES },
  },
  undecided: {
    name: 'applications-undecided',
    roles: STAFF_ROLES,
    mail: { label: 'Applications that wait for a decision', position: 197, roles: [] },
  },
});
