export { abandonAttempt, createAttempt } from './collecting/attempts.service.ts';
export { chargeSavedCard } from './collecting/charge.service.ts';
export { forgetCards } from './collecting/forget-cards.service.ts';
export { settlePayment } from './collecting/settle.service.ts';
export { openPage, type Payer, startPayment } from './collecting/start.service.ts';
export type { ReversedPayment, SentRefund, UnkeptMoney } from './movements.ts';
export type { Payable, PayableSource } from './payable.ts';
export { toStarted } from './payables.ts';
export { requestRefund } from './refunds/request.service.ts';
