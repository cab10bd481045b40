import { SELF_REFERRAL_LABELS, type SelfReferralSign } from '@adunni/contracts/affiliates/names';

/** What a partner and a customer have in common, in words: `Same card, same address`. */
export const signsLabel = (signs: readonly SelfReferralSign[]): string =>
  signs
    .map((sign) => SELF_REFERRAL_LABELS[sign])
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(', ');
