import { ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds } from '../../notifications/service.ts';

/** What people are told of requests to makers. Makers buy too, so answers are for everybody. */
export const askingKinds = declareNotificationKinds({
  request: {
    name: 'design-request',
    roles: ['Designer'],
    mail: { label: 'Requests from customers, and what becomes of your responses', position: 141, roles: ['Designer'] },
  },
  response: {
    name: 'design-response',
    roles: ROLES,
    mail: { label: 'Responses of makers to your requests', position: 74, roles: ROLES },
  },
});
