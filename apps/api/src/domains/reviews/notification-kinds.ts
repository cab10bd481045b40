import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of reviews. */
export const notificationKinds = declareNotificationKinds({
  requested: {
    name: 'review-request',
    roles: ROLES,
    mail: { label: 'How what I bought or booked turned out', position: 150, roles: ROLES },
  },
  written: {
    name: 'review-written',
    roles: MAKER_ROLES,
    mail: { label: 'A customer reviews my work', position: 160, roles: MAKER_ROLES },
  },
  answered: {
    name: 'review-answered',
    roles: ROLES,
    mail: { label: 'A maker answers my review', position: 170, roles: ['Customer'] },
  },
  judged: {
    name: 'review-judged',
    roles: ROLES,
    mail: { label: 'My review is hidden or shown again', position: 180, roles: ROLES },
  },
  reported: {
    name: 'review-reported',
    roles: STAFF_ROLES,
    mail: { label: 'A review is reported', position: 190, roles: [] },
  },
});
