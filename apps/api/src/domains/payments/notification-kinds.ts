import { ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of payments. */
export const notificationKinds = declareNotificationKinds({
  failed: {
    name: 'payment-failed',
    roles: ROLES,
    mail: { label: 'Failed payments', position: 57, roles: [] },
  },
  /** Money that came in wrong or went back by hand. */
  returned: { name: 'payment-returned', roles: ROLES, mail: 'own-letter' },
  trouble: {
    name: 'payment-trouble',
    roles: STAFF_ROLES,
    mail: { label: 'A payment or refund needs attention', position: 75, roles: STAFF_ROLES },
  },
});
