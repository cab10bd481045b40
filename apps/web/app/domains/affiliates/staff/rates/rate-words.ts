import { STANDARD_PERCENT } from '@adunni/contracts/affiliates/referral';

/** Which of several rates applies. */
export const PRECEDENCE = `The first that fits applies: a campaign, the partner’s own rate, a rate for the partner, a rate for the category, then the general rate. Without any, ${STANDARD_PERCENT}%.`;
