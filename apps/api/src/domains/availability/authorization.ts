import { type AccessExpectations, everyone, makersAndStaff } from '../../authorization/callers.ts';
import { NOTHING, type OwnershipExpectations, version, withId } from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/services/:serviceId/slots': everyone,
  'GET /api/staff/availability': makersAndStaff,
  'POST /api/staff/availability/blocks': makersAndStaff,
  'DELETE /api/staff/availability/blocks/:blockId': makersAndStaff,
  'POST /api/staff/availability/days': makersAndStaff,
  'DELETE /api/staff/availability/days/:daysId': makersAndStaff,
  'POST /api/staff/availability/providers': makersAndStaff,
  'PUT /api/staff/availability/providers/:providerId': makersAndStaff,
};

const cutter = { name: 'Musa', title: '', zone: 'Africa/Lagos', hours: [], dailyCap: null, isActive: true };
const day = { firstDay: '2030-01-01', lastDay: '2030-01-01', windows: [], note: '' };
const block = { startsAt: '2030-01-01T08:00:00Z', endsAt: '2030-01-01T09:00:00Z', note: '' };

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/staff/availability': ({ makerId }) => [
    { answer: 'nothing of it' },
    { query: { maker: makerId }, answer: 'nothing of it' },
  ],
  'POST /api/staff/availability/providers': NOTHING,
  'PUT /api/staff/availability/providers/:providerId': withId('providerId', { version, values: cutter }),
  'POST /api/staff/availability/days': ({ providerId }) => [{ body: { ...day, providerId }, answer: 404 }],
  'DELETE /api/staff/availability/days/:daysId': withId('daysId'),
  'POST /api/staff/availability/blocks': ({ providerId }) => [{ body: { ...block, providerId }, answer: 404 }],
  'DELETE /api/staff/availability/blocks/:blockId': withId('blockId'),
};
