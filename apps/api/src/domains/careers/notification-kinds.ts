import { STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What staff are told of applications. */
export const notificationKinds = declareNotificationKinds({
  applied: {
    name: 'application-received',
    roles: STAFF_ROLES,
    mail: { label: 'New job applications', position: 199, roles: [] },
  },
});
