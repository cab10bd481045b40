import { cartResource } from '@adunni/contracts/cart/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { cartList, cartRecord, loadCarts } from './queries.ts';
import { remind } from './service.ts';

/** Serves carts to those who run the marketplace. */
export function staffCartRoutes(app: FastifyInstance): void {
  crud(app, cartResource, { ...cartList, load: loadCarts, record: cartRecord, actions: { remind } });
}
