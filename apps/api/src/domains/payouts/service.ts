export { resolvedAccount, tellOfAccount, toBankAccount } from './account/account.service.ts';
export type { DuePayee, PartnerPayees, PayoutNotice } from './payees.ts';
