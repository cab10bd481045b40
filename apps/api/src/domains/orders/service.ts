export { lockOrder, type OrderRow } from './lock.queries.ts';
export { findReadablePart, readMeasurements } from './measurements/reading/reading.service.ts';
export { tellOfPlacedOrder } from './order-events.ts';
export { claimCapacity, type LackingCapacity, lackingCapacity } from './placing/capacity.service.ts';
export { holdStock } from './placing/holds.service.ts';
export { payerOf } from './placing/payable.ts';
export { recordFreeOrder } from './placing/record-payment.service.ts';
export { announceOrder, storeOrder, storeParts } from './placing/store.service.ts';
