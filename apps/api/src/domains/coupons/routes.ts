import { couponResource } from '@adunni/contracts/coupons/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { couponList, couponRecord, loadCoupons } from './staff.queries.ts';
import { couponActions, createCoupon, updateCoupon } from './staff.service.ts';

/** Serves coupons to those who run the marketplace. */
export function couponsRoutes(app: FastifyInstance): void {
  crud(app, couponResource, {
    ...couponList,
    load: loadCoupons,
    record: couponRecord,
    create: createCoupon,
    update: updateCoupon,
    actions: couponActions,
  });
}
