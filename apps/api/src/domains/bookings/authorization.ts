import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  makersAndStaff,
  makersOnly,
  resource,
  signedIn,
  staff,
} from '../../authorization/callers.ts';
import {
  byId,
  fitting,
  NOBODY,
  NOTHING,
  type OwnershipExpectation,
  type OwnershipExpectations,
  SEARCHED,
  SHOWN,
  version,
  withId,
} from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/bookings': signedIn,
  'POST /api/bookings': signedIn,
  'GET /api/bookings/:bookingId': signedIn,
  'GET /api/bookings/:bookingId/calendar': signedIn,
  'POST /api/bookings/:bookingId/cancel': signedIn,
  'GET /api/bookings/:bookingId/messages': signedIn,
  'POST /api/bookings/:bookingId/messages': signedIn,
  'POST /api/bookings/:bookingId/messages/read': signedIn,
  'POST /api/bookings/:bookingId/payments': signedIn,
  'PUT /api/bookings/:bookingId/photos': signedIn,
  'POST /api/bookings/:bookingId/proposals/:proposalId/accept': signedIn,
  'POST /api/bookings/:bookingId/proposals/:proposalId/refuse': signedIn,
  'GET /api/bookings/:bookingId/receipt': signedIn,
  'POST /api/bookings/:bookingId/report': signedIn,
  'POST /api/bookings/:bookingId/reschedule': signedIn,
  'GET /api/bookings/:bookingId/slots': signedIn,
  'POST /api/bookings/photos': signedIn,
  'GET /api/calendars/:file': everyone,
  ...resource('/api/staff/bookings', LIST_CALLS, makersAndStaff),
  'GET /api/staff/bookings/calendar': makersAndStaff,
  'POST /api/staff/bookings/joining-details': makersOnly,
  'POST /api/staff/bookings/walk-ins': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/accept': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/cancel': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/complete': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/decline': makersAndStaff,
  'PUT /api/staff/bookings/:bookingId/details': makersAndStaff,
  'GET /api/staff/bookings/:bookingId/measurements': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/measurements': makersOnly,
  'GET /api/staff/bookings/:bookingId/messages': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/messages': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/messages/read': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/no-show': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/propose': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/received': makersAndStaff,
  'POST /api/staff/bookings/:bookingId/report/decline': staff,
  'POST /api/staff/bookings/:bookingId/report/refund': staff,
  'POST /api/staff/bookings/:bookingId/report/reopen': staff,
  'POST /api/staff/bookings/:bookingId/reschedule': makersAndStaff,
  'GET /api/staff/bookings/:bookingId/slots': makersAndStaff,
  'GET /api/staff/bookings/feed': makersOnly,
  'POST /api/staff/bookings/feed': makersOnly,
};

/** A proposal of the other’s, alone and under a booking of one’s own workshop. */
const ofTimeProposal: OwnershipExpectation = (theirs, own) =>
  [theirs.bookingId, own.bookingId].map((bookingId) => ({ params: { bookingId, proposalId: theirs.timeProposalId } }));
const policy = { freeHours: 24, maxMoves: 2, moveHours: 24, keptOf: 'deposit', latePercent: 100 };
const expectedTerms = { policy: { ...policy, graceMinutes: 15, noShowPercent: 100 }, added: '' };
const booked = { startsAt: '2030-01-03T10:00:00Z', zone: 'Africa/Lagos', expectedTotal: 20_000, expectedTerms };
const ended = { version, reason: 'No.' };
const walkIn = { startsAt: '2030-01-03T10:00:00Z', name: 'Bola' };
const moved = { version, startsAt: '2030-01-03T10:00:00Z' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/bookings': SHOWN,
  'POST /api/bookings': (theirs) => [
    { body: { ...booked, serviceId: theirs.serviceId, measurementProfileId: theirs.profileId } },
  ],
  'GET /api/bookings/:bookingId': withId('bookingId'),
  'GET /api/bookings/:bookingId/calendar': withId('bookingId'),
  'POST /api/bookings/:bookingId/cancel': withId('bookingId', { version, expectedKept: 0 }),
  'GET /api/bookings/:bookingId/messages': withId('bookingId'),
  'POST /api/bookings/:bookingId/messages': withId('bookingId', { text: 'Hello' }),
  'POST /api/bookings/:bookingId/messages/read': withId('bookingId', { lastId: NOBODY }),
  'POST /api/bookings/:bookingId/payments': withId('bookingId'),
  'PUT /api/bookings/:bookingId/photos': ({ bookingId, bookingPhotoId }) => [
    { params: { bookingId }, body: { photoIds: [bookingPhotoId] } },
  ],
  'POST /api/bookings/:bookingId/proposals/:proposalId/accept': ofTimeProposal,
  'POST /api/bookings/:bookingId/proposals/:proposalId/refuse': ofTimeProposal,
  'GET /api/bookings/:bookingId/receipt': withId('bookingId'),
  'POST /api/bookings/:bookingId/report': withId('bookingId', { reason: 'other', text: 'It was cold.' }),
  'POST /api/bookings/:bookingId/reschedule': withId('bookingId', { version, startsAt: '2030-01-02T10:00:00Z' }),
  'GET /api/bookings/:bookingId/slots': withId('bookingId'),
  'POST /api/bookings/photos': NOTHING,
  'GET /api/staff/bookings': SEARCHED,
  'GET /api/staff/bookings/export.csv': SEARCHED,
  'GET /api/staff/bookings/:_id': byId('bookingId'),
  'GET /api/staff/bookings/calendar': ({ makerId }) => [
    { query: { maker: makerId, days: '42' }, answer: 'nothing of it' },
  ],
  'POST /api/staff/bookings/joining-details': ({ bookingId }, own) => [
    { body: { place: 'https://meet.example/a', bookingIds: [bookingId, own.bookingId] }, answer: 'nothing of it' },
  ],
  'POST /api/staff/bookings/walk-ins': (theirs, own) => [
    { body: { ...walkIn, serviceId: theirs.serviceId, providerId: theirs.providerId } },
    { body: { ...walkIn, serviceId: own.serviceId, providerId: theirs.providerId } },
    { body: { ...walkIn, serviceId: theirs.serviceId, providerId: own.providerId } },
  ],
  'POST /api/staff/bookings/:bookingId/accept': withId('bookingId', { version }),
  'POST /api/staff/bookings/:bookingId/cancel': withId('bookingId', ended),
  'POST /api/staff/bookings/:bookingId/complete': withId('bookingId', { version }),
  'POST /api/staff/bookings/:bookingId/decline': withId('bookingId', ended),
  'PUT /api/staff/bookings/:bookingId/details': withId('bookingId', { version, place: 'Here', workNote: '' }),
  'GET /api/staff/bookings/:bookingId/measurements': withId('bookingId'),
  'POST /api/staff/bookings/:bookingId/measurements': ({ visitId }) => [
    { params: { bookingId: visitId }, body: fitting },
  ],
  'GET /api/staff/bookings/:bookingId/messages': withId('bookingId'),
  'POST /api/staff/bookings/:bookingId/messages': (theirs, own) => [
    { params: { bookingId: theirs.bookingId }, body: { text: 'Hello' } },
    {
      params: { bookingId: own.bookingId },
      body: { text: 'Hello', photoIds: [theirs.bookingPhotoId] },
      answer: 422,
    },
  ],
  'POST /api/staff/bookings/:bookingId/messages/read': ({ bookingId, bookingMessageId }) => [
    { params: { bookingId }, body: { lastId: bookingMessageId } },
  ],
  'POST /api/staff/bookings/:bookingId/no-show': withId('bookingId', { version, by: 'customer' }),
  'POST /api/staff/bookings/:bookingId/propose': ({ bookingId, providerId }, own) =>
    [providerId, own.providerId].map((id) => ({ params: { bookingId }, body: { ...moved, providerId: id } })),
  'POST /api/staff/bookings/:bookingId/received': withId('bookingId', { version, amount: 1, day: '2026-11-25' }),
  'POST /api/staff/bookings/:bookingId/reschedule': ({ bookingId, providerId }, own) =>
    [providerId, own.providerId].map((id) => ({ params: { bookingId }, body: { ...moved, providerId: id } })),
  'GET /api/staff/bookings/:bookingId/slots': withId('bookingId'),
  'GET /api/staff/bookings/feed': SHOWN,
  'POST /api/staff/bookings/feed': SHOWN,
};
