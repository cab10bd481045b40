import { ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of designs. */
export const notificationKinds = declareNotificationKinds({
  designSubmitted: {
    name: 'design-submitted',
    roles: STAFF_ROLES,
    mail: { label: 'Designs to review', position: 147, roles: [] },
  },
  designReviewed: {
    name: 'design-reviewed',
    roles: ROLES,
    mail: { label: 'Reviews of your designs', position: 148, roles: [] },
  },
});
