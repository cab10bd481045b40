import { ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of their subscription. */
export const notificationKinds = declareNotificationKinds({
  news: { name: 'subscription', roles: ROLES, mail: 'own-letter' },
  usage: { name: 'usage', roles: ROLES, mail: 'own-letter' },
});
