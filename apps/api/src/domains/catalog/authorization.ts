import {
  type AccessExpectations,
  designersAndStaff,
  everyone,
  LIST_CALLS,
  resource,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';
import {
  byId,
  NOTHING,
  type OwnershipExpectations,
  SEARCHED,
  SHOWN,
  version,
  withId,
} from '../../authorization/probes.ts';
import type { TenantFixture } from '../../authorization/tenant-fixture.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/categories': everyone,
  'GET /api/products': everyone,
  'GET /api/products/:productId': everyone,
  'GET /api/products/:productId/related': everyone,
  'GET /api/products/facets': everyone,
  'POST /api/products/:productId/views': everyone,
  ...resource('/api/staff/product-views', LIST_CALLS, staff),
  ...resource('/api/staff/products', WRITE_CALLS, designersAndStaff),
  'GET /api/staff/products/choices': designersAndStaff,
  'POST /api/staff/products/import': designersAndStaff,
  'GET /api/staff/products/import/template.csv': designersAndStaff,
  'POST /api/staff/products/pictures': designersAndStaff,
  'POST /api/staff/products/pictures/:mediaId/crop': designersAndStaff,
  'POST /api/staff/products/prices': designersAndStaff,
  'POST /api/staff/products/prices/preview': designersAndStaff,
  ...resource('/api/staff/categories', [...LIST_CALLS, 'POST', 'PUT /:_id'], staff),
  'GET /api/staff/categories/tree': staff,
  'POST /api/staff/categories/:_id/move': staff,
  'POST /api/staff/categories/:_id/remove': staff,
};

const change = { by: 'percent', value: 10, roundTo100: false };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/products': SEARCHED,
  'GET /api/staff/products/export.csv': SEARCHED,
  'GET /api/staff/products/choices': SHOWN,
  'GET /api/staff/products/import/template.csv': NOTHING,
  'POST /api/staff/products/import': NOTHING,
  'POST /api/staff/products/pictures': NOTHING,
  'GET /api/staff/products/:_id': byId('readyId'),
  'POST /api/staff/products': (theirs, own) => [
    { body: { ...anew(own.ready), pictures: theirs.ready.pictures }, answer: 422 },
    { body: { ...anew(own.ready), variants: theirs.ready.variants } },
    { body: { ...anew(own.measured), optionGroups: theirs.measured.optionGroups } },
  ],
  'PUT /api/staff/products/:_id': (theirs, own) => [
    { params: { _id: theirs.readyId }, body: { version, values: theirs.ready } },
    {
      params: { _id: own.readyId },
      body: { version, values: { ...own.ready, pictures: theirs.ready.pictures } },
      answer: 422,
    },
    { params: { _id: own.readyId }, body: { version, values: { ...own.ready, variants: theirs.ready.variants } } },
    {
      params: { _id: own.measuredId },
      body: { version, values: { ...own.measured, optionGroups: theirs.measured.optionGroups } },
    },
  ],
  'POST /api/staff/products/actions': ({ readyId }, own) =>
    ['archive', 'restore', 'publish', 'unpublish', 'duplicate'].map((action) => ({
      body: { action, ids: [readyId, own.readyId] },
      answer: 'row by row',
    })),
  'POST /api/staff/products/pictures/:mediaId/crop': withId('mediaId', { x: 0, y: 0, width: 200, height: 200 }),
  'POST /api/staff/products/prices/preview': ({ readyId }, own) => [
    { body: { ids: [readyId, own.readyId], change }, answer: 'row by row' },
  ],
  'POST /api/staff/products/prices': ({ readyId }) => [
    { body: { products: [{ _id: readyId, version }], change }, answer: 'row by row' },
  ],
};

/** A product’s form as one sends it for a new product: nothing in it has an id yet. */
function anew(form: TenantFixture['ready']): TenantFixture['ready'] {
  return {
    ...form,
    pictures: [],
    variants: form.variants.map((variant) => ({ ...variant, _id: null, sku: `${variant.sku}-2`, stockSeen: 0 })),
    optionGroups: [],
  };
}
