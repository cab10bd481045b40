import { MAKER_ROLES, ROLES, STAFF_ROLES } from '@adunni/contracts/roles';
import { declareNotificationKinds, WORKING_ROLES } from '../../notifications/service.ts';

/** What hosts and makers tell each other of aso-ebi. */
export const hostingKinds = declareNotificationKinds({
  work: {
    name: 'aso-ebi-work',
    roles: WORKING_ROLES,
    mail: { label: 'Aso-ebi invitations and answers', position: 97, roles: MAKER_ROLES },
  },
  hosting: {
    name: 'aso-ebi-hosting',
    roles: ROLES,
    mail: { label: 'Makers’ proposals for your aso-ebi events', position: 98, roles: ROLES },
  },
  staff: {
    name: 'aso-ebi-staff',
    roles: STAFF_ROLES,
    mail: { label: 'Aso-ebi events that need our help', position: 99, roles: STAFF_ROLES },
  },
});
