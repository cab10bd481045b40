import * as contract from '@adunni/contracts/identity/account';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { listAddresses } from './queries.ts';
import { createAddress, removeAddress, updateAddress } from './service.ts';

/** Serves the address book. */
export function addressRoutes(app: FastifyInstance): void {
  mount(app, contract.listAddresses, async ({ ctx }) => ({ items: await listAddresses(ctx.db, ctx.viewer._id) }));
  mount(app, contract.createAddress, async ({ body, ctx }) => ({ address: await createAddress(ctx, body) }));
  mount(app, contract.updateAddress, async ({ params, body, ctx }) => ({
    address: await updateAddress(ctx, params.addressId, body),
  }));
  mount(app, contract.removeAddress, async ({ params, ctx }) => {
    await removeAddress(ctx, params.addressId);
    return { message: 'Address removed.' };
  });
}
