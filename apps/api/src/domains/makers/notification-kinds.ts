import { MAKER_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of workshops. */
export const notificationKinds = declareNotificationKinds({
  verification: {
    name: 'verification',
    roles: WORKING_ROLES,
    mail: { label: 'Workshop verification', position: 210, roles: WORKING_ROLES },
  },
  refused: { name: 'verification-refused', roles: MAKER_ROLES, mail: 'own-letter' },
});
