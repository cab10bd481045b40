import { z } from 'zod';
import { email, id, line, personName, prose } from '../fields.ts';
import { TICKET_CATEGORIES } from '../support/kinds.ts';
import {
  INQUIRY_KINDS,
  INQUIRY_SUBJECT,
  INQUIRY_TEXT,
  MAX_INQUIRY_FILES,
  missingFor,
  PRIVACY_REQUESTS,
} from './kinds.ts';

/** What somebody writes by name and email. An order’s number helps us to find it, and opens nothing. */
export const inquiryForm = z
  .object({
    kind: z.enum(INQUIRY_KINDS),
    name: personName,
    email,
    category: z.enum(TICKET_CATEGORIES, 'Please select a category.').nullable().default(null),
    request: z.enum(PRIVACY_REQUESTS, 'Please select a request.').nullable().default(null),
    subject: line(INQUIRY_SUBJECT, 0).default(''),
    description: prose(INQUIRY_TEXT, 1),
    orderNumber: line(40, 0).default(''),
    /** Under which its files were uploaded, known to whoever writes alone; and which of them it takes. */
    draftId: id.nullable().default(null),
    fileIds: z.array(id).max(MAX_INQUIRY_FILES).default([]),
    /** A field that nobody sees: only programs fill it in. */
    website: line(200, 0).default(''),
  })
  .superRefine((form, { addIssue }) => {
    const remark = (path: string, message: string): void => addIssue({ code: 'custom', path: [path], message });
    for (const [path, message] of Object.entries(missingFor(form))) remark(path, message);
    if (form.fileIds.length > 0 && form.draftId === null) remark('fileIds', 'Please add the files again.');
  });
export type InquiryForm = z.output<typeof inquiryForm>;

/** What an answer makes of an inquiry. */
export const ANSWERED_INQUIRY = ['Answered', 'Closed'] as const;
export const inquiryAnswer = z.object({
  message: prose(INQUIRY_TEXT, 1),
  status: z.enum(ANSWERED_INQUIRY).default('Answered'),
});
export type InquiryAnswer = z.output<typeof inquiryAnswer>;

/** How a ticket is made of an inquiry. */
export const ticketOfInquiry = z.object({
  category: z.enum(TICKET_CATEGORIES),
  /** Whether it becomes the ticket of the account whose confirmed email the sender gave, instead of the sender’s. */
  isTied: z.boolean().default(false),
});
export type TicketOfInquiry = z.output<typeof ticketOfInquiry>;
