import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { categoryReads } from './staff.queries.ts';
import { categoryWrites } from './staff.service.ts';

/** Serves categories of services to those who run the marketplace. */
export const serviceCategoriesRoutes = (app: FastifyInstance): void =>
  crud(app, serviceCategoryResource, { ...categoryReads, ...categoryWrites });
