import {
  type AccessExpectations,
  everyone,
  makersAndStaff,
  resource,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';
import {
  byId,
  NOBODY,
  NOTHING,
  type OwnershipExpectations,
  SEARCHED,
  SHOWN,
  version,
} from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/service-categories': everyone,
  'GET /api/services': everyone,
  'GET /api/services/:serviceId': everyone,
  'GET /api/services/facets': everyone,
  ...resource('/api/staff/services', WRITE_CALLS, makersAndStaff),
  'GET /api/staff/services/choices': makersAndStaff,
  'POST /api/staff/services/pictures': makersAndStaff,
  ...resource('/api/staff/service-categories', WRITE_CALLS, staff),
};

const policy = { freeHours: 24, maxMoves: 2, moveHours: 24, keptOf: 'deposit', latePercent: 100 };

/** A service as its form sends it. */
const service = (values: Record<string, unknown>) => ({
  ...{ title: 'Fitting', summary: 'A fitting.', description: 'Stand still.', kind: 'appointment', place: 'studio' },
  ...{
    categoryId: NOBODY,
    price: 1,
    isFrom: false,
    deposit: 0,
    confirmation: 'instant',
    seats: 1,
    duration: 30,
    step: 30,
  },
  ...{ bufferBefore: 0, bufferAfter: 0, notice: 0, horizonDays: 9, only: null, address: '', bring: [], policy: '' },
  cancellationPolicy: { ...policy, graceMinutes: 15, noShowPercent: 100 },
  ...{ travelZones: [], providerIds: [], pictures: [], forAnyMaker: false, isPublished: false },
  ...values,
});

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/services': SEARCHED,
  'GET /api/staff/services/export.csv': SEARCHED,
  'GET /api/staff/services/choices': SHOWN,
  'GET /api/staff/services/:_id': byId('serviceId'),
  'POST /api/staff/services': (theirs, { serviceCategoryId: categoryId }) => [
    { body: service({ categoryId, providerIds: [theirs.providerId] }), answer: 422 },
    { body: service({ categoryId, pictures: [{ mediaId: theirs.mediaId, alt: 'Front' }] }), answer: 422 },
  ],
  'PUT /api/staff/services/:_id': (theirs, { serviceId, serviceCategoryId: categoryId }) => [
    { params: { _id: theirs.serviceId }, body: { version, values: service({}) } },
    {
      params: { _id: serviceId },
      body: { version, values: service({ categoryId, providerIds: [theirs.providerId] }) },
      answer: 422,
    },
  ],
  'POST /api/staff/services/actions': ({ serviceId }) =>
    ['archive', 'restore', 'publish', 'unpublish'].map((action) => ({
      body: { action, ids: [serviceId] },
      answer: 'row by row',
    })),
  'POST /api/staff/services/pictures': NOTHING,
};
