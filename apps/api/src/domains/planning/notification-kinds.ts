import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of planning; customers get emails of their own. */
export const notificationKinds = declareNotificationKinds({
  news: { name: 'planning-news', roles: ROLES, mail: 'own-letter' },
  requested: {
    name: 'planning-requested',
    roles: STAFF_ROLES,
    mail: { label: 'New planning requests, and answers to proposals', position: 202, roles: [] },
  },
  late: {
    name: 'planning-late',
    roles: STAFF_ROLES,
    mail: { label: 'Planning requests without an answer after two working days', position: 203, roles: STAFF_ROLES },
  },
  assigned: {
    name: 'planning-assigned',
    roles: [...STAFF_ROLES, ...MAKER_ROLES],
    mail: { label: 'Planning cases assigned to you', position: 204, roles: [] },
  },
});
