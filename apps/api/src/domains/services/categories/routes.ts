import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { categoryList, categoryRecord, loadCategories } from './staff.queries.ts';
import { categoryActions, createCategory, updateCategory } from './staff.service.ts';

/** Serves categories of services to those who run the marketplace. */
export function serviceCategoriesRoutes(app: FastifyInstance): void {
  crud(app, serviceCategoryResource, {
    ...categoryList,
    load: loadCategories,
    record: categoryRecord,
    create: createCategory,
    update: updateCategory,
    actions: categoryActions,
  });
}
