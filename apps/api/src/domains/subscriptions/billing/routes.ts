import {
  addMethod as addMethodEndpoint,
  chooseMethod as chooseMethodEndpoint,
  getBilling as getBillingEndpoint,
  listInvoices as listInvoicesEndpoint,
  payInvoice as payInvoiceEndpoint,
  removeMethod as removeMethodEndpoint,
} from '@adunni/contracts/subscriptions/billing';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { startPayment } from '../../payments/service.ts';
import { addMethod } from '../person/card.service.ts';
import { chooseMethod, removeMethod } from './methods.service.ts';
import { getBilling, listInvoices } from './queries.ts';

/** Serves people their invoices and saved cards. */
export function billingRoutes(app: FastifyInstance): void {
  mount(app, getBillingEndpoint, ({ ctx }) => getBilling(ctx.db, ctx.viewer._id, ctx.clock()));
  mount(app, listInvoicesEndpoint, ({ query, ctx }) => listInvoices(ctx.db, ctx.viewer._id, query));
  mount(app, payInvoiceEndpoint, ({ params, ctx }) =>
    startPayment(ctx, { kind: 'invoice', id: params.invoiceId }, ctx.viewer._id),
  );
  mount(app, addMethodEndpoint, ({ ctx }) => addMethod(ctx));
  mount(app, chooseMethodEndpoint, async ({ params, ctx }) => ({ methods: await chooseMethod(ctx, params.methodId) }));
  mount(app, removeMethodEndpoint, async ({ params, ctx }) => ({ methods: await removeMethod(ctx, params.methodId) }));
}
