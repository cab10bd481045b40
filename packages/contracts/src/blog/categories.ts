import { z } from 'zod';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { blogAuthorForm, blogCategoryForm } from './forms.ts';

export const blogCategoryResource = resource({
  path: '/api/staff/blog/categories',
  access: STAFF_ROLES,
  one: 'blog category',
  many: 'blog categories',
  columns: {
    name: 'Name',
    slug: 'URL slug',
    description: 'Description',
    posts: ['Posts', 'number'],
    position: ['Sort order', 'number'],
  },
  form: blogCategoryForm,
  sorts: ['position', 'name'],
  actions: ['remove'],
});

export const blogAuthorResource = resource({
  path: '/api/staff/blog/authors',
  access: STAFF_ROLES,
  one: 'author',
  many: 'authors',
  columns: {
    name: 'Name',
    role: 'Role',
    slug: 'URL slug',
    posts: ['Posts', 'number'],
  },
  detail: z.object({ biography: z.string(), userId: z.string().nullable(), picked: z.string().nullable() }),
  form: blogAuthorForm,
  sorts: ['name'],
  actions: ['remove'],
});
