import {
  type AccessExpectations,
  everyone,
  LIST_CALLS,
  makersOnly,
  resource,
  signedIn,
  staff,
  WRITE_CALLS,
} from '../../authorization/callers.ts';
import {
  NOBODY,
  NOTHING,
  type OwnershipExpectation,
  type OwnershipExpectations,
  SHOWN,
  withId,
} from '../../authorization/probes.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /api/planning/desks/:desk': everyone,
  'GET /api/planning/checklist.ics': everyone,
  'GET /api/planning/checklist': signedIn,
  'PUT /api/planning/checklist': signedIn,
  'POST /api/planning/cases': signedIn,
  'GET /api/planning/cases': signedIn,
  'GET /api/planning/cases/:caseId': signedIn,
  'GET /api/planning/cases/:caseId/celebration.ics': signedIn,
  'POST /api/planning/cases/:caseId/withdraw': signedIn,
  'POST /api/planning/cases/:caseId/proposals/:planProposalId/accept': signedIn,
  'POST /api/planning/cases/:caseId/proposals/:planProposalId/decline': signedIn,
  'GET /api/planning/cases/:caseId/proposals/:planProposalId/proposal.pdf': signedIn,
  'POST /api/planning/cases/:caseId/milestones/:milestoneId/payments': signedIn,
  'GET /api/planning/milestones/:milestoneId': signedIn,
  'POST /api/planning/cases/:caseId/tasks/:taskId': signedIn,
  'GET /api/planning/cases/:caseId/messages': signedIn,
  'POST /api/planning/cases/:caseId/messages': signedIn,
  'POST /api/planning/cases/:caseId/messages/read': signedIn,
  'POST /api/planning/cases/:caseId/files': signedIn,
  ...resource('/api/staff/planning-cases', [...LIST_CALLS, 'PUT /:_id', 'POST /actions'], staff),
  ...resource('/api/staff/planning-packages', WRITE_CALLS, staff),
  ...resource('/api/staff/coordinators', WRITE_CALLS, staff),
  'GET /api/staff/planning-board/:desk': staff,
  'GET /api/planning/coordinated': makersOnly,
  'GET /api/planning/coordinated/:caseId': makersOnly,
  'PUT /api/planning/coordinated/:caseId/run-sheet': makersOnly,
  'POST /api/planning/coordinated/:caseId/tasks/:taskId': makersOnly,
  'GET /api/staff/planning-days': staff,
  'GET /api/staff/planning-staff': staff,
  'GET /api/staff/planning-coordinating': staff,
  'POST /api/staff/planning-cases/:_id/proposals': staff,
  'GET /api/staff/planning-cases/:_id/proposals/:planProposalId/proposal.pdf': staff,
  'PUT /api/staff/planning-cases/:_id/plan': staff,
  'POST /api/staff/planning-cases/:_id/tasks/:taskId': staff,
  'POST /api/staff/planning-cases/:_id/stage': staff,
  'POST /api/staff/planning-cases/:_id/milestones/:milestoneId/refund': staff,
  'GET /api/staff/planning-cases/:_id/messages': staff,
  'POST /api/staff/planning-cases/:_id/messages': staff,
  'POST /api/staff/planning-cases/:_id/messages/read': staff,
  'POST /api/staff/planning-cases/:_id/files': staff,
};

type Part = 'planProposalId' | 'milestoneId' | 'taskId';

/** Names the other’s case, and what is in it; then what is the other’s in a case of one’s own. */
const inCase =
  (part?: Part, body?: unknown): OwnershipExpectation =>
  (theirs, own) => [
    { params: { caseId: theirs.caseId, ...(part && { [part]: theirs[part] }) }, body },
    ...(part ? [{ params: { caseId: own.caseId, [part]: theirs[part] }, body }] : []),
  ];

/** How strangers are kept from what is another’s. */
export const ownership: OwnershipExpectations = {
  'GET /api/planning/checklist': SHOWN,
  'PUT /api/planning/checklist': NOTHING,
  'POST /api/planning/cases': NOTHING,
  'GET /api/planning/cases': SHOWN,
  'GET /api/planning/cases/:caseId': inCase(),
  'GET /api/planning/cases/:caseId/celebration.ics': inCase(),
  'POST /api/planning/cases/:caseId/withdraw': inCase(),
  'POST /api/planning/cases/:caseId/proposals/:planProposalId/accept': inCase('planProposalId'),
  'POST /api/planning/cases/:caseId/proposals/:planProposalId/decline': inCase('planProposalId', { reason: '' }),
  'GET /api/planning/cases/:caseId/proposals/:planProposalId/proposal.pdf': inCase('planProposalId'),
  'POST /api/planning/cases/:caseId/milestones/:milestoneId/payments': inCase('milestoneId'),
  'GET /api/planning/milestones/:milestoneId': withId('milestoneId'),
  'POST /api/planning/cases/:caseId/tasks/:taskId': inCase('taskId', { isDone: true }),
  'GET /api/planning/coordinated': SHOWN,
  'GET /api/planning/coordinated/:caseId': inCase(),
  'PUT /api/planning/coordinated/:caseId/run-sheet': inCase(undefined, { version: 1, run: [] }),
  'POST /api/planning/coordinated/:caseId/tasks/:taskId': inCase('taskId', { isDone: true }),
  'GET /api/planning/cases/:caseId/messages': inCase(),
  'POST /api/planning/cases/:caseId/messages': inCase(undefined, { text: 'Hello' }),
  'POST /api/planning/cases/:caseId/messages/read': inCase(undefined, { lastId: NOBODY }),
  'POST /api/planning/cases/:caseId/files': ({ caseId }) => [{ params: { caseId }, upload: true }],
};
