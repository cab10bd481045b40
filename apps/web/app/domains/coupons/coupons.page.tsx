import { COUPON_TYPES } from '@adunni/contracts/coupons/coupons';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { wordChoices } from '../../kit/resource/form/choices.ts';
import { listPage } from '../../kit/resource/list/list-page.tsx';
import { COUPON_CELLS } from './coupon-cells.ts';

const page = listPage(couponResource, {
  title: 'Coupons',
  lead: 'Discount codes and their results.',
  cells: COUPON_CELLS,
  hidden: ['startsAt', 'createdAt'],
  filters: ['status', { name: 'type', label: 'Type', options: wordChoices(COUPON_TYPES) }],
  actions: {
    pause: { label: 'Pause', done: 'paused', undo: 'resume' },
    resume: { label: 'Resume', done: 'resumed', undo: 'pause' },
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  add: 'Add a coupon',
  empty: 'No coupons yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
