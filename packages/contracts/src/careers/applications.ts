import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse, moment } from '../fields.ts';
import { applicationForm, FILE_PURPOSES } from './apply-forms.ts';
import { ownInterview, ownProposal } from './interviews.ts';
import { APPLICATION_FILE_BYTES } from './limits.ts';
import { APPLICATION_STAGE_NAMES } from './stages.ts';

export const applicationErrors = defineErrors({
  application_key_needed: [400, 'Please send an Idempotency-Key header.'],
  application_key_reused: [422, 'This Idempotency-Key was used for a different application.'],
  application_limit: [429, 'Several applications have come from your network already. Please try again in an hour.'],
  application_file_gone: [422, 'One of your files is gone. Please add it again.'],
  not_a_cv: [415, 'Please choose a PDF, DOC or DOCX file.'],
  broken_cv: [422, 'This file can’t be read. Please save it as a PDF and try again.'],
  cv_with_macros: [422, 'This file contains macros. Please save it as a PDF and try again.'],
  infected_file: [422, 'Our virus scanner found something harmful in this file. Please choose another.'],
  file_held: [409, 'This file is still waiting for its virus check. Please try again in a few minutes.'],
  file_names_author: [409, 'This file says who wrote it. It can be opened once names are shown.'],
  file_infected: [410, 'This file contained a virus and was deleted.'],
  interview_past: [422, 'Please choose a time in the future.'],
  interview_over: [409, 'This interview was cancelled.'],
  interview_proposed: [409, 'The applicant has not chosen this time yet.'],
  time_gone: [409, 'This time is no longer available. Please choose another.'],
  interviewer_unknown: [422, 'One of the people is no longer on the team.'],
  position_closed: [409, 'This position has closed. Your application was not sent.'],
  application_withdrawn: [409, 'This application was withdrawn.'],
  application_decided: [409, 'This application was accepted. Please contact us to change that.'],
});

export const uploadApplicationFile = endpoint({
  method: 'POST',
  path: '/api/careers/files/:draftId/:purpose',
  access: 'public',
  status: 201,
  summary: 'Upload a CV, a work sample or an answer for an application that is yet to be sent, under a key of its own',
  params: z.object({ draftId: id, purpose: z.enum(FILE_PURPOSES) }),
  upload: { maxBytes: APPLICATION_FILE_BYTES },
  response: z.object({ photo: attachedFile }),
});

/** Answers alike whether or not this email has applied before: who reads its mailbox is told there. */
export const applyForOpening = endpoint({
  method: 'POST',
  path: '/api/careers/openings/:slug/applications',
  access: 'public',
  status: 201,
  summary: 'Apply for an open position without an account, once for each Idempotency-Key',
  params: z.object({ slug: line(80) }),
  body: applicationForm,
  response: messageResponse,
});

const token = z.object({ token: line(120) });

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/careers/applications/:token',
  access: 'public',
  summary: 'How far an application is, by the link that was mailed',
  params: token,
  response: z.object({
    application: z.object({
      title: z.string(),
      /** Null once the position is closed. */
      slug: z.string().nullable(),
      stage: z.enum(APPLICATION_STAGE_NAMES),
      appliedAt: moment,
      stageAt: moment,
      /** That are still to come, the next first. */
      interviews: z.array(ownInterview),
      /** Times of which one is to be chosen. */
      proposals: z.array(ownProposal),
    }),
  }),
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/careers/applications/:token/withdraw',
  access: 'public',
  summary: 'Withdraw an application by the link that was mailed',
  params: token,
  response: messageResponse,
});
