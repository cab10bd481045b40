import { ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of the terms that they use the marketplace under. */
export const notificationKinds = declareNotificationKinds({
  terms: {
    name: 'terms-change',
    roles: ROLES,
    mail: { label: 'Changes to our terms', position: 300, roles: ROLES },
  },
});
