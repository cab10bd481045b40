import * as contract from '@adunni/contracts/bookings/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { declineReport, refundReport, reopenBooking } from './settle.service.ts';

/** Serves to staff how reports of customers are settled. */
export function bookingReportRoutes(app: FastifyInstance): void {
  mount(app, contract.reopenBooking, ({ ctx, params, body }) => reopenBooking(ctx, params.bookingId, body));
  mount(app, contract.refundReport, ({ ctx, params, body }) => refundReport(ctx, params.bookingId, body));
  mount(app, contract.declineReport, ({ ctx, params, body }) => declineReport(ctx, params.bookingId, body));
}
