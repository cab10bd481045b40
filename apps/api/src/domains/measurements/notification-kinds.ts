import { ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../notifications/service.ts';

/** What people are told of measurements. */
export const notificationKinds = declareNotificationKinds({
  proposed: {
    name: 'measurements-proposed',
    roles: ROLES,
    mail: { label: 'Proposed measurements', position: 100, roles: ['Customer'] },
  },
  answered: {
    name: 'measurements-answered',
    roles: WORKING_ROLES,
    mail: { label: 'Responses to measurements', position: 110, roles: [] },
  },
});
