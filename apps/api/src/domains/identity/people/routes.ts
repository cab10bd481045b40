import * as contract from '@adunni/contracts/identity/people';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { personActions } from './account-status.service.ts';
import { openStaffAccount } from './accounts.service.ts';
import { loadPeople, peopleList } from './people.queries.ts';
import { personRecord } from './person.queries.ts';
import { changeRole } from './role.service.ts';

/** Serves people to those who run the marketplace. */
export function peopleRoutes(app: FastifyInstance): void {
  crud(app, contract.personResource, {
    ...peopleList,
    load: loadPeople,
    record: personRecord,
    actions: personActions,
  });
  mount(app, contract.createStaffAccount, async ({ ctx, body }) => ({ _id: await openStaffAccount(ctx, body) }));
  mount(app, contract.changeRole, async ({ ctx, params: { _id }, body: { version, role } }) => ({
    version: await changeRole(ctx, { _id, version }, role),
  }));
}
