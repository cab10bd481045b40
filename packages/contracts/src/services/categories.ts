import { z } from 'zod';
import { picture } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { serviceCategoryForm } from './categories-forms.ts';
import { SERVICE_STATUSES } from './services.ts';

const service = z.object({
  _id: z.string(),
  title: z.string(),
  maker: z.string(),
  status: z.enum(statusNames(SERVICE_STATUSES)),
});

export const serviceCategoryResource = resource({
  path: '/api/staff/service-categories',
  access: STAFF_ROLES,
  one: 'category',
  many: 'service categories',
  columns: {
    name: 'Name',
    slug: 'URL slug',
    description: 'Description',
    /** Of any status. */
    serviceCount: ['Services', 'number'],
    position: ['Sort order', 'number'],
  },
  row: z.object({ picture: picture.nullable(), isRemoved: z.boolean() }),
  /** The latest fifty. */
  detail: z.object({ services: z.array(service) }),
  form: serviceCategoryForm,
  /** Without one, those in use. */
  filters: { status: z.enum(['used', 'removed']).default('used') },
  sorts: ['position', 'name'],
  actions: ['remove', 'restore'],
});
