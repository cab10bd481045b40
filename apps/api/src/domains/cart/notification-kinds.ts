import { ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of their cart. */
export const notificationKinds = declareNotificationKinds({
  reminder: {
    name: 'cart-reminder',
    roles: ROLES,
    mail: { label: 'Cart reminders', position: 200, roles: ROLES },
  },
});
