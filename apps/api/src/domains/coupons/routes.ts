import { couponResource } from '@adunni/contracts/coupons/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { couponReads } from './staff.queries.ts';
import { couponWrites } from './staff.service.ts';

/** Serves coupons to those who run the marketplace. */
export const couponsRoutes = (app: FastifyInstance): void =>
  crud(app, couponResource, { ...couponReads, ...couponWrites });
