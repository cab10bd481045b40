export { abandonAttempt, createAttempt } from './collecting/attempts.service.ts';
export { chargeSavedCard } from './collecting/charge.service.ts';
export { settlePayment } from './collecting/settle.service.ts';
export { openPage, startPayment } from './collecting/start.service.ts';
export type { Payable, PayableSource } from './payable.ts';
export { toStarted } from './payables.ts';
export { requestRefund, type SentRefund } from './refunds.service.ts';
