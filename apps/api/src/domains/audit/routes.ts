import { auditResource } from '@adunni/contracts/audit/audit';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { auditList, loadEntries } from './queries.ts';

/** Serves the audit log to those who run the marketplace. */
export function auditRoutes(app: FastifyInstance): void {
  crud(app, auditResource, { ...auditList, load: loadEntries });
}
