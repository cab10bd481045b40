import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, picture } from '../fields.ts';
import { type RecordOf, type RowOf, resource, rowSchema } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { categoryForm, categoryRemovalForm, moveForm } from './categories-forms.ts';

export const categoryErrors = defineErrors({
  category_in_use: [409, 'This category has products. Please choose where to move them.'],
  category_has_coupon: [409, 'A coupon is limited to this category. Please edit the coupon first.'],
  into_itself: [422, 'A category can’t be moved into itself.'],
  too_deep: [422, 'Categories can have at most four levels.'],
  target_gone: [409, 'This category has just been removed. Please choose another.'],
});

export const categoryResource = resource({
  path: '/api/staff/categories',
  access: STAFF_ROLES,
  one: 'category',
  many: 'categories',
  columns: {
    name: 'Name',
    /** Names from the top down to itself. */
    path: ['Path', 'texts'],
    slug: 'URL',
    /** Products of any status in it, and in it and everything below it. */
    productCount: ['Products', 'number'],
    productCountBelow: ['Including subcategories', 'number'],
    position: ['Sort order', 'number'],
  },
  row: z.object({
    parentId: z.string().nullable(),
    /** 0 at the top. */
    depth: z.number(),
    description: z.string(),
    picture: picture.nullable(),
    /** Categories right below it. */
    childCount: z.number(),
    version: z.number(),
  }),
  detail: z.object({
    /** Products in it by status. */
    statuses: z.object({ draft: z.number(), scheduled: z.number(), published: z.number(), archived: z.number() }),
    children: z.array(z.object({ _id: z.string(), name: z.string(), productCount: z.number() })),
    parents: z.array(z.object({ _id: z.string(), name: z.string() })),
    /** Coupons that are limited to it. */
    coupons: z.array(z.object({ _id: z.string(), code: z.string() })),
  }),
  form: categoryForm,
  sorts: ['name', 'position'],
});
export type CategoryRow = RowOf<typeof categoryResource>;
export type CategoryRecord = RecordOf<typeof categoryResource>;

const byId = z.object({ _id: id });

/** The whole tree at once, for dragging and for choosing. */
export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/api/staff/categories/tree',
  access: STAFF_ROLES,
  summary: 'Get all categories: each after its parent, siblings in their order',
  response: z.object({ items: z.array(rowSchema(categoryResource)) }),
});

export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/staff/categories/:_id/move',
  access: STAFF_ROLES,
  summary: 'Move a category to a place in the tree',
  params: byId,
  body: moveForm,
  response: z.object({ version: z.number() }),
});

export const removeCategory = endpoint({
  method: 'POST',
  path: '/api/staff/categories/:_id/remove',
  access: STAFF_ROLES,
  summary: 'Remove a category: its products move, the categories below it go up one level',
  params: byId,
  body: categoryRemovalForm,
  response: z.object({ moved: z.number() }),
});
