import { z } from 'zod';
import {
  conversationOf,
  message,
  photoUpload,
  readUntil,
  unreadCount,
  uploadedPhoto,
} from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, moment } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';
import { enquiryMessageForm } from './enquiry-forms.ts';

export const enquiryErrors = defineErrors({
  own_workshop: [422, 'This is your own workshop.'],
});

/** A conversation that a customer began with a maker. */
const enquiry = z.object({
  _id: z.string(),
  /** The other side: the maker’s name for customers, the customer’s for makers. */
  with: z.string(),
  maker: z.object({ slug: z.string(), name: z.string() }),
  /** Whether it takes messages; not while the maker is suspended. */
  isOpen: z.boolean(),
  lastText: z.string(),
  /** Whether the caller’s side wrote that. */
  isLastOwn: z.boolean(),
  lastAt: moment,
  /** Messages that wait for the caller. */
  unread: z.number(),
});
export type Enquiry = z.input<typeof enquiry>;
export type LoadedEnquiry = z.output<typeof enquiry>;

const enquiryId = z.object({ enquiryId: id });
const enquiries = z.object({ items: z.array(enquiry) });
const thread = conversationOf(message).extend({ enquiry });
const written = z.object({ message });

export const contactMaker = endpoint({
  method: 'POST',
  path: '/api/makers/:slug/enquiries',
  access: 'signed-in',
  status: 201,
  summary: 'Write to a maker; begins a conversation, or goes on with the one that there is',
  params: z.object({ slug: line(80) }),
  body: enquiryMessageForm,
  response: z.object({ enquiryId: z.string() }),
});
export const uploadEnquiryPhoto = endpoint({
  method: 'POST',
  path: '/api/enquiries/photos',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo for a message between customer and maker',
  upload: photoUpload,
  response: uploadedPhoto,
});

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiries',
  access: 'signed-in',
  summary: 'The caller’s conversations with makers, the latest first',
  response: enquiries,
});
export const getEnquiry = endpoint({
  method: 'GET',
  path: '/api/enquiries/:enquiryId/messages',
  access: 'signed-in',
  summary: 'One of the caller’s conversations with makers',
  params: enquiryId,
  response: thread,
});
export const writeEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries/:enquiryId/messages',
  access: 'signed-in',
  status: 201,
  summary: 'Write in one of the caller’s conversations with makers',
  params: enquiryId,
  body: enquiryMessageForm,
  response: written,
});
export const readEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries/:enquiryId/messages/read',
  access: 'signed-in',
  summary: 'Mark one of the caller’s conversations with makers as read',
  params: enquiryId,
  body: readUntil,
  response: unreadCount,
});

export const listEnquiriesAsMaker = endpoint({
  method: 'GET',
  path: '/api/staff/enquiries',
  access: MAKER_ROLES,
  summary: 'The conversations that customers began with the caller’s workshop, the latest first',
  response: enquiries,
});
export const getEnquiryAsMaker = endpoint({
  method: 'GET',
  path: '/api/staff/enquiries/:enquiryId/messages',
  access: MAKER_ROLES,
  summary: 'A conversation that a customer began with the caller’s workshop',
  params: enquiryId,
  response: thread,
});
export const writeEnquiryAsMaker = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:enquiryId/messages',
  access: MAKER_ROLES,
  status: 201,
  summary: 'Answer a customer who wrote to the caller’s workshop',
  params: enquiryId,
  body: enquiryMessageForm,
  response: written,
});
export const readEnquiryAsMaker = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:enquiryId/messages/read',
  access: MAKER_ROLES,
  summary: 'Mark what a customer wrote to the caller’s workshop as read',
  params: enquiryId,
  body: readUntil,
  response: unreadCount,
});
