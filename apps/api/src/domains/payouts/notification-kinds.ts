import { MAKER_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of payouts. */
export const notificationKinds = declareNotificationKinds({
  payout: {
    name: 'payout',
    roles: WORKING_ROLES,
    mail: { label: 'Payouts', position: 130, roles: MAKER_ROLES },
  },
});
