import { LISTED_STAGES, listedStageLabel } from '@adunni/contracts/orders/stages';
import type { ListFilter } from '../../../kit/resource/list/list-options.ts';

/** What the lists of orders and of parts are narrowed by alike. */
export const PART_FILTERS: readonly ListFilter[] = [
  { name: 'stage', label: 'Stage', options: LISTED_STAGES.map((value) => ({ value, label: listedStageLabel(value) })) },
  {
    name: 'timing',
    label: 'Due',
    options: [
      { value: 'late', label: 'Late' },
      { value: 'due-today', label: 'Today' },
      { value: 'today', label: 'Today or late' },
      { value: 'this-week', label: 'Within 7 days' },
    ],
  },
  { name: 'awaiting', label: 'Acceptance', options: [{ value: 'yes', label: 'Awaiting' }] },
  {
    name: 'kind',
    label: 'Type',
    options: [
      { value: 'made-to-measure', label: 'Made to measure' },
      { value: 'ready-to-wear', label: 'Ready to wear' },
    ],
  },
  {
    name: 'sewing',
    label: 'Assigned to',
    options: [
      { value: 'tailor', label: 'A tailor' },
      { value: 'maker', label: 'The workshop itself' },
    ],
  },
  { name: 'dispatch', label: 'Dispatch', options: [{ value: 'ready', label: 'Ready to dispatch' }] },
  {
    name: 'waiting',
    label: 'Waiting for customer',
    options: [
      { value: 'customer', label: 'Anything' },
      { value: 'balance', label: 'Balance' },
      { value: 'pickup', label: 'Pickup' },
      { value: 'measurements', label: 'Measurements' },
      { value: 'proposal', label: 'Response to proposed measurements' },
      { value: 'check', label: 'Check of measurements' },
    ],
  },
  { name: 'balance', label: 'Balance', options: [{ value: 'overdue', label: 'Overdue' }] },
  { name: 'refunded', label: 'Refunds', options: [{ value: 'yes', label: 'Refunded' }] },
  { name: 'unread', label: 'Messages', options: [{ value: 'yes', label: 'Unread' }] },
  { name: 'sold', label: 'Payment', options: [{ value: 'yes', label: 'Paid, not cancelled' }] },
  { name: 'placedFrom', label: 'Placed from' },
  { name: 'placedUntil', label: 'Placed until' },
];
