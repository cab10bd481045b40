import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of orders. */
export const notificationKinds = declareNotificationKinds({
  placed: {
    name: 'order-placed',
    roles: WORKING_ROLES,
    mail: { label: 'New orders', position: 10, roles: MAKER_ROLES },
  },
  paid: { name: 'order-paid', roles: ROLES, mail: 'own-letter' },
  accepted: {
    name: 'order-accepted',
    roles: ROLES,
    mail: { label: 'Order confirmations', position: 20, roles: ['Customer'] },
  },
  declined: { name: 'order-declined', roles: ROLES, mail: 'own-letter' },
  cancelled: { name: 'order-cancelled', roles: ROLES, mail: 'own-letter' },
  partCancelled: {
    name: 'part-cancelled',
    roles: WORKING_ROLES,
    mail: { label: 'Cancelled sewing', position: 30, roles: MAKER_ROLES },
  },
  stageMoved: {
    name: 'stage-moved',
    roles: ROLES,
    mail: { label: 'Order progress', position: 40, roles: [] },
  },
  dispatched: {
    name: 'dispatched',
    roles: ROLES,
    mail: { label: 'Orders dispatched or ready for pickup', position: 50, roles: ['Customer'] },
  },
  pickup: {
    name: 'pickup',
    roles: ROLES,
    mail: { label: 'Pickup reminders and new addresses', position: 51, roles: ['Customer', ...MAKER_ROLES] },
  },
  dateChanged: {
    name: 'date-changed',
    roles: ROLES,
    mail: { label: 'Changed dates', position: 45, roles: ['Customer', ...MAKER_ROLES] },
  },
  refunded: { name: 'refund', roles: ROLES, mail: 'own-letter' },
  disputed: {
    name: 'dispute',
    roles: WORKING_ROLES,
    mail: { label: 'Order disputes', position: 70, roles: WORKING_ROLES },
  },
  balanceDue: { name: 'balance-due', roles: ROLES, mail: 'own-letter' },
  balanceOverdue: {
    name: 'balance-overdue',
    roles: WORKING_ROLES,
    mail: { label: 'A balance is overdue', position: 55, roles: WORKING_ROLES },
  },
  measurementsNeeded: { name: 'measurements-needed', roles: ROLES, mail: 'own-letter' },
  measurementsGiven: {
    name: 'measurements-given',
    roles: WORKING_ROLES,
    mail: { label: 'Measurements added by customers', position: 56, roles: MAKER_ROLES },
  },
  customerSuspended: {
    name: 'customer-suspended',
    roles: WORKING_ROLES,
    mail: { label: 'A customer with open orders is suspended', position: 71, roles: WORKING_ROLES },
  },
  handedOver: {
    name: 'orders-handed-over',
    roles: STAFF_ROLES,
    mail: { label: 'Open orders of suspended makers', position: 72, roles: STAFF_ROLES },
  },
  sewingAssigned: {
    name: 'sewing-assigned',
    roles: MAKER_ROLES,
    mail: { label: 'Sewing assigned to you', position: 120, roles: MAKER_ROLES },
  },
});
