import { z } from 'zod';
import { picture } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { serviceCategoryForm } from './categories-forms.ts';
import { SERVICE_STATUSES } from './services.ts';

export const serviceCategoryRow = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  picture: picture.nullable(),
  position: z.number(),
  /** Services of any status in it. */
  serviceCount: z.number(),
  isRemoved: z.boolean(),
});
export type ServiceCategoryRow = z.infer<typeof serviceCategoryRow>;

export const serviceCategoryRecord = serviceCategoryRow.extend({
  /** The latest fifty. */
  services: z.array(
    z.object({ _id: z.string(), title: z.string(), maker: z.string(), status: z.enum(statusNames(SERVICE_STATUSES)) }),
  ),
});
export type ServiceCategoryRecord = z.infer<typeof serviceCategoryRecord>;

export const serviceCategoryResource = resource({
  path: '/api/staff/service-categories',
  access: STAFF_ROLES,
  one: 'category',
  many: 'service categories',
  columns: {
    name: 'Name',
    slug: 'URL',
    description: 'Description',
    serviceCount: ['Services', 'number'],
    position: ['Sort order', 'number'],
  },
  row: serviceCategoryRow,
  record: serviceCategoryRecord,
  form: serviceCategoryForm,
  filters: {
    /** Without one, those in use. */
    status: z.enum(['used', 'removed']).default('used'),
  },
  sorts: ['position', 'name'],
  actions: ['remove', 'restore'],
});
