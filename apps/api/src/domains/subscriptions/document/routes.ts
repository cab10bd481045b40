import { getInvoicePdf } from '@adunni/contracts/subscriptions/billing';
import { getStaffInvoicePdf } from '@adunni/contracts/subscriptions/staff';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { type PrintedInvoice, renderInvoice } from './invoice.ts';
import { readPrintedInvoice } from './queries.ts';

/** Serves invoices as PDF, to whom they are made out and to staff. */
export function invoiceDocumentRoutes(app: FastifyInstance): void {
  mount(app, getInvoicePdf, async ({ params: { invoiceId }, ctx, reply }) =>
    send(reply, await readPrintedInvoice(ctx.db, invoiceId, { userId: ctx.viewer._id }), ctx.clock()),
  );
  mount(app, getStaffInvoicePdf, async ({ params: { subscriptionId, invoiceId }, ctx, reply }) =>
    send(reply, await readPrintedInvoice(ctx.db, invoiceId, { subscriptionId }), ctx.clock()),
  );
}

function send(reply: FastifyReply, invoice: PrintedInvoice, now: Date): Promise<Buffer> {
  reply.type('application/pdf').header('content-disposition', `inline; filename="${invoice.number}.pdf"`);
  return renderInvoice(invoice, now);
}
