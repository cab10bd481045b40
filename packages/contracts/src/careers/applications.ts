import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse, moment } from '../fields.ts';
import { APPLICATION_FILE_BYTES, applicationForm, FILE_PURPOSES } from './apply-forms.ts';
import { APPLICATION_STAGE_NAMES } from './stages.ts';

export const applicationErrors = defineErrors({
  application_key_needed: [400, 'Please send an Idempotency-Key header.'],
  application_key_reused: [422, 'This Idempotency-Key was used for a different application.'],
  application_limit: [429, 'Several applications have come from your network already. Please try again in an hour.'],
  application_file_gone: [422, 'One of your files is gone. Please add it again.'],
  not_a_cv: [415, 'Please choose a PDF, DOC or DOCX file.'],
  broken_cv: [422, 'This file can’t be read. Please save it as a PDF and try again.'],
  cv_with_macros: [422, 'This file contains macros. Please save it as a PDF and try again.'],
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
