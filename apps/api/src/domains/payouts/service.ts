export { resolvedAccount, tellOfAccount, toBankAccount } from './account/account.service.ts';
export type { DuePayee, PartnerPayees, PayoutNotice } from './payees.ts';
export { nextPayoutAt } from './schedule.rules.ts';
