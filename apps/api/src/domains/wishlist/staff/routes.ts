import { wishResource } from '@adunni/contracts/wishlist/staff';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { loadWishes, wishList } from './queries.ts';

/** Serves the demand behind each wished-for product to those who run the marketplace. */
export function staffWishRoutes(app: FastifyInstance): void {
  crud(app, wishResource, { ...wishList, load: loadWishes });
}
