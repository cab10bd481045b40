import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  resource,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';

const APPLICATION_CALLS = [
  ...LIST_CALLS,
  'POST /actions',
  'GET /board',
  'POST /:_id/notes',
  'PUT /:_id/rating',
  'GET /:_id/files/:fileId',
];

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/careers/openings': everyone,
  'GET /api/careers/openings/:slug': everyone,
  'POST /api/careers/files/:draftId/:purpose': everyone,
  'POST /api/careers/openings/:slug/applications': everyone,
  'GET /api/careers/applications/:token': everyone,
  'POST /api/careers/applications/:token/withdraw': everyone,
  ...resource('/api/staff/openings', WRITE_CALLS, staff),
  ...resource('/api/staff/applications', APPLICATION_CALLS, staff),
};
