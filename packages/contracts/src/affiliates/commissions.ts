import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayIn, id } from '../fields.ts';
import { BULK_ROWS, outcome, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { reasonForm } from './forms.ts';
import {
  COMMISSION_STATUS_NAMES,
  COMMISSION_STATUSES,
  HOLD_REASONS,
  REFERRAL_WAYS,
  SELF_REFERRAL_SIGNS,
} from './names.ts';

export const commissionResource = resource({
  path: '/api/staff/affiliates/commissions',
  access: STAFF_ROLES,
  one: 'commission',
  many: 'commissions',
  columns: {
    orderNumber: 'Order',
    partner: ['Partner', 'named'],
    createdAt: ['Ordered', 'day'],
    status: ['Status', COMMISSION_STATUSES],
    via: ['By', REFERRAL_WAYS],
    goods: ['Products', 'money'],
    percent: ['Rate', 'percent'],
    amount: ['Commission', 'money'],
    dueAt: ['Due since', 'day?'],
  },
  row: z.object({
    orderId: z.string(),
    holdReason: z.enum(HOLD_REASONS).nullable(),
    signs: z.array(z.enum(SELF_REFERRAL_SIGNS)),
    /** Why staff took it back. */
    reason: z.string(),
    isNewCustomer: z.boolean(),
  }),
  filters: {
    status: z.enum(COMMISSION_STATUS_NAMES).optional(),
    partnerId: id.optional(),
    /** First and last day of the orders, in Lagos. */
    orderedFrom: dayIn().optional(),
    orderedUntil: dayIn().optional(),
  },
  sorts: ['-createdAt', 'amount'],
  /** Approving ends a hold, also of what seemed to be the partner’s own order. */
  actions: ['approve', 'hold'],
});
export type CommissionRow = RowOf<typeof commissionResource>;

export const reverseCommissions = endpoint({
  method: 'POST',
  path: '/api/staff/affiliates/commissions/reverse',
  access: STAFF_ROLES,
  summary: 'Take commissions back for good, with a reason that the partner reads',
  body: reasonForm.extend({ ids: z.array(id).min(1).max(BULK_ROWS) }),
  response: z.object({ results: z.array(outcome) }),
});
