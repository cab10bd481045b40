import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of bookings. */
export const notificationKinds = declareNotificationKinds({
  made: {
    name: 'booking-made',
    roles: WORKING_ROLES,
    mail: { label: 'New bookings', position: 80, roles: MAKER_ROLES },
  },
  changed: {
    name: 'booking-changed',
    roles: WORKING_ROLES,
    mail: { label: 'Rescheduled and cancelled bookings', position: 90, roles: MAKER_ROLES },
  },
  handedOver: {
    name: 'bookings-handed-over',
    roles: STAFF_ROLES,
    mail: { label: 'Open bookings of suspended makers', position: 95, roles: STAFF_ROLES },
  },
  reported: {
    name: 'booking-reported',
    roles: WORKING_ROLES,
    mail: { label: 'A customer reports a problem with a booking', position: 92, roles: WORKING_ROLES },
  },
  customerSuspended: {
    name: 'bookings-customer-suspended',
    roles: WORKING_ROLES,
    mail: { label: 'A customer with open bookings is suspended', position: 96, roles: WORKING_ROLES },
  },
  news: { name: 'booking-news', roles: ROLES, mail: 'own-letter' },
});
