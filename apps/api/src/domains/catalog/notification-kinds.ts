import { MAKER_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of products. */
export const notificationKinds = declareNotificationKinds({
  lowStock: {
    name: 'low-stock',
    roles: WORKING_ROLES,
    mail: { label: 'Low stock', position: 140, roles: MAKER_ROLES },
  },
});
