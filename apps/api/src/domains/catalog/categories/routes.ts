import {
  categoryResource,
  getCategoryTree,
  moveCategory as moveCategoryEndpoint,
  removeCategory as removeCategoryEndpoint,
} from '@adunni/contracts/catalog/categories';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import { mount } from '../../../kit/http/mount.ts';
import { removeCategory } from './removal.service.ts';
import { categoryList, categoryRecord, loadCategories } from './staff.queries.ts';
import { loadTree } from './tree.queries.ts';
import { createCategory, moveCategory, updateCategory } from './tree.service.ts';

/** Serves the category tree to those who run the marketplace. */
export function categoriesStaffRoutes(app: FastifyInstance): void {
  crud(app, categoryResource, {
    ...categoryList,
    load: loadCategories,
    record: categoryRecord,
    create: createCategory,
    update: updateCategory,
  });
  mount(app, getCategoryTree, async ({ ctx }) => ({ items: await loadTree(ctx.db) }));
  mount(app, moveCategoryEndpoint, async ({ ctx, params, body }) => ({
    version: await moveCategory(ctx, params._id, body),
  }));
  mount(app, removeCategoryEndpoint, async ({ ctx, params, body }) => ({
    moved: await removeCategory(ctx, params._id, body),
  }));
}
