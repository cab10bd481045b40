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
  'GET /:_id/letters/:stage',
  'POST /:_id/letters',
  'POST /:_id/move',
  'POST /:_id/interviews',
  'POST /:_id/proposals',
  'PUT /:_id/interviews/:interviewId',
  'POST /:_id/interviews/:interviewId/cancel',
  'POST /:_id/clashes',
];

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /careers/feed.xml': everyone,
  'GET /api/careers/openings': everyone,
  'GET /api/careers/openings/:slug': everyone,
  'POST /api/careers/files/:draftId/:purpose': everyone,
  'POST /api/careers/openings/:slug/applications': everyone,
  'GET /api/careers/applications/:token': everyone,
  'POST /api/careers/applications/:token/withdraw': everyone,
  'GET /api/careers/applications/:token/interviews/:interviewId': everyone,
  'POST /api/careers/applications/:token/interviews/:interviewId/choice': everyone,
  ...resource('/api/staff/openings', WRITE_CALLS, staff),
  ...resource('/api/staff/applications', APPLICATION_CALLS, staff),
};
