import { STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of payments. */
export const notificationKinds = declareNotificationKinds({
  trouble: {
    name: 'payment-trouble',
    roles: STAFF_ROLES,
    mail: { label: 'A payment or refund needs attention', position: 75, roles: STAFF_ROLES },
  },
});
