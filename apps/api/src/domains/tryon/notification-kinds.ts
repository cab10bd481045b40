import { STAFF_ROLES } from '@adunni/contracts/roles';
import { OUTFIT_MAKERS } from '@adunni/contracts/tryon/own-outfits';
import { declareNotificationKinds } from '../notifications/service.ts';

/** What people are told of the fitting room. */
export const notificationKinds = declareNotificationKinds({
  outfitSubmitted: {
    name: 'outfit-submitted',
    roles: STAFF_ROLES,
    mail: { label: 'Virtual try-on outfits to check', position: 146, roles: [] },
  },
  outfitReviewed: {
    name: 'outfit-reviewed',
    roles: OUTFIT_MAKERS,
    mail: { label: 'Reviews of your virtual try-on outfits', position: 145, roles: OUTFIT_MAKERS },
  },
});
