import { z } from 'zod';
import { dayIn, id, line } from '../fields.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';

/** What a column held before and after; null for what was not there. */
const auditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type AuditChange = z.input<typeof auditChange>;

/** Who changed what; nobody can change it. */
export const auditResource = resource({
  path: '/api/staff/audit',
  access: STAFF_ROLES,
  one: 'entry',
  many: 'audit entries',
  columns: {
    /** What the person was doing: `Change a coupon`. */
    action: 'Action',
    createdAt: ['Date', 'moment'],
    actor: 'User',
    /** Kind of the row, as the database calls it. */
    table: 'Type',
    rowId: ['Record', 'text?'],
    changes: 'Changes',
  },
  row: z.object({
    actor: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    changes: z.array(auditChange),
  }),
  filters: {
    actor: id.optional(),
    row: id.optional(),
    table: line(60).optional(),
    from: dayIn().optional(),
    to: dayIn().optional(),
  },
  sorts: ['-createdAt'],
});
export type LoadedAuditRow = LoadedRow<typeof auditResource>;
