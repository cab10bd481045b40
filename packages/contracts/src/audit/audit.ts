import { z } from 'zod';
import { dayIn, id, line, moment } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** What a column held before and after; null for what was not there. */
const auditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type AuditChange = z.input<typeof auditChange>;

export const auditRow = z.object({
  _id: z.string(),
  createdAt: moment,
  actor: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** What the person was doing: `Change a coupon`. */
  action: z.string(),
  /** Kind of the row, as the database calls it. */
  table: z.string(),
  rowId: z.string().nullable(),
  changes: z.array(auditChange),
});
export type AuditRow = z.input<typeof auditRow>;
export type LoadedAuditRow = z.output<typeof auditRow>;

/** Who changed what; nobody can change it. */
export const auditResource = resource({
  path: '/api/staff/audit',
  access: STAFF_ROLES,
  one: 'entry',
  many: 'audit entries',
  columns: {
    action: 'Action',
    createdAt: ['When', 'moment'],
    actor: 'Who',
    table: 'Kind',
    rowId: 'Record',
    changes: 'Changes',
  },
  row: auditRow,
  filters: {
    actor: id.optional(),
    row: id.optional(),
    table: line(60).optional(),
    from: dayIn().optional(),
    to: dayIn().optional(),
  },
  sorts: ['-createdAt'],
});
