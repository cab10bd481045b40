import { ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of tickets; their customers get emails of their own. */
export const notificationKinds = declareNotificationKinds({
  news: { name: 'ticket-news', roles: ROLES, mail: 'own-letter' },
  written: {
    name: 'ticket-written',
    roles: STAFF_ROLES,
    mail: { label: 'New support tickets and replies', position: 195, roles: [] },
  },
  due: {
    name: 'ticket-due',
    roles: STAFF_ROLES,
    mail: { label: 'Support tickets due soon or overdue', position: 197, roles: [] },
  },
  assigned: {
    name: 'ticket-assigned',
    roles: STAFF_ROLES,
    mail: { label: 'Support tickets assigned to you', position: 196, roles: [] },
  },
});
