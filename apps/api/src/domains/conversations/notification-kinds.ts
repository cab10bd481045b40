import { MAKER_ROLES, ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of conversations. */
export const notificationKinds = declareNotificationKinds({
  message: {
    name: 'message',
    roles: ROLES,
    mail: { label: 'New messages about orders and bookings', position: 60, roles: [...MAKER_ROLES, 'Customer'] },
  },
});
