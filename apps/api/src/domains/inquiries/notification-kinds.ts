import { STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What staff are told of inquiries. */
export const notificationKinds = declareNotificationKinds({
  written: {
    name: 'inquiry-written',
    roles: STAFF_ROLES,
    mail: { label: 'New inquiries', position: 197, roles: [] },
  },
  due: {
    name: 'inquiry-due',
    roles: STAFF_ROLES,
    mail: { label: 'Requests about personal data that are due', position: 198, roles: STAFF_ROLES },
  },
});
