import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of reviews. */
export const notificationKinds = declareNotificationKinds({
  requested: {
    name: 'review-request',
    roles: ROLES,
    mail: { label: 'Review reminders', position: 150, roles: ROLES },
  },
  written: {
    name: 'review-written',
    roles: MAKER_ROLES,
    mail: { label: 'New reviews of your work', position: 160, roles: MAKER_ROLES },
  },
  answered: {
    name: 'review-answered',
    roles: ROLES,
    mail: { label: 'Replies to your reviews', position: 170, roles: ['Customer'] },
  },
  judged: {
    name: 'review-judged',
    roles: ROLES,
    mail: { label: 'Your reviews hidden or restored', position: 180, roles: ROLES },
  },
  reported: {
    name: 'review-reported',
    roles: STAFF_ROLES,
    mail: { label: 'Reported reviews', position: 190, roles: [] },
  },
});
