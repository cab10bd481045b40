import { z } from 'zod';
import { photoIds } from '../../conversations/forms.ts';
import {
  conversationOf,
  message,
  photoUpload,
  readUntil,
  unreadCount,
  uploadedPhoto,
} from '../../conversations/messages.ts';
import { endpoint } from '../../endpoint.ts';
import { id, prose } from '../../fields.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../../roles.ts';

/** Days after a celebration, or after it was cancelled, for which its hosts and makers can still write to each other. */
export const TALK_DAYS = 60;

/** How the conversation of the hosts with a workshop stands. */
export const talkState = z.object({
  /** Whether it takes messages; what was said can be read all the same. */
  isOpen: z.boolean(),
  count: z.number(),
  /** Messages that nobody of the reader’s side has read. */
  unread: z.number(),
});

/** Text, photos or both. */
const messageForm = z
  .object({ text: prose(4000), photoIds })
  .refine(({ text, photoIds: photos }) => text !== '' || photos.length > 0, { path: ['text'], message: 'Required.' });

const byInvitation = z.object({ invitationId: id });
const thread = conversationOf(message);
const written = z.object({ message });

export const listHostMessages = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/makers/:invitationId/messages',
  access: 'signed-in',
  summary:
    'The conversation with a maker who is invited to one of the caller’s aso-ebi events, or one that they help with',
  params: byInvitation,
  response: thread,
});
export const writeHostMessage = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/makers/:invitationId/messages',
  access: 'signed-in',
  status: 201,
  summary: 'Write to a maker who is invited to one of these events; once for each Idempotency-Key that is sent',
  params: byInvitation,
  body: messageForm,
  response: written,
});
export const readHostMessages = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/makers/:invitationId/messages/read',
  access: 'signed-in',
  summary: 'Mark what such a maker wrote as read',
  params: byInvitation,
  body: readUntil,
  response: unreadCount,
});
export const uploadHostPhoto = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/makers/:invitationId/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a message to such a maker',
  params: byInvitation,
  upload: photoUpload,
  response: uploadedPhoto,
});

const WORKERS = [...MAKER_ROLES, ...STAFF_ROLES] as const;

export const listWorkMessages = endpoint({
  method: 'GET',
  path: '/api/staff/aso-ebi-work/:invitationId/messages',
  access: WORKERS,
  summary:
    'The conversation with the hosts of an aso-ebi group that the caller’s workshop is invited to; for staff, of any',
  params: byInvitation,
  response: thread,
});
export const writeWorkMessage = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-work/:invitationId/messages',
  access: WORKERS,
  status: 201,
  summary: 'Write to the hosts of an aso-ebi group; once for each Idempotency-Key that is sent',
  params: byInvitation,
  body: messageForm,
  response: written,
});
export const readWorkMessages = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-work/:invitationId/messages/read',
  access: WORKERS,
  summary: 'Mark what the hosts of an aso-ebi group wrote as read',
  params: byInvitation,
  body: readUntil,
  response: unreadCount,
});
export const uploadWorkPhoto = endpoint({
  method: 'POST',
  path: '/api/staff/aso-ebi-work/:invitationId/photos',
  access: WORKERS,
  status: 201,
  summary: 'Upload a photo for a message to the hosts of an aso-ebi group',
  params: byInvitation,
  upload: photoUpload,
  response: uploadedPhoto,
});
