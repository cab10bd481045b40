import { MAX_TICKET_FILES, TICKET_TEXT } from '../support/kinds.ts';

/** What somebody writes to us for who need not have an account: help, anything else, their personal data. */
export const INQUIRY_KINDS = ['Support', 'General', 'Privacy'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** What people may ask for of their personal data. */
export const PRIVACY_REQUESTS = ['Access', 'Correction', 'Deletion', 'Objection', 'Portability'] as const;
export type PrivacyRequest = (typeof PRIVACY_REQUESTS)[number];

/** Days within which a request about personal data is dealt with. */
export const PRIVACY_DAYS = 30;
/** Files of one form. */
export const MAX_INQUIRY_FILES = MAX_TICKET_FILES;
/** Longest subject. */
export const INQUIRY_SUBJECT = 120;
/** Longest message. */
export const INQUIRY_TEXT = TICKET_TEXT;

interface Asked {
  kind: (typeof INQUIRY_KINDS)[number];
  category?: unknown;
  request?: unknown;
  subject?: string | undefined;
}

/** What an inquiry of a kind lacks besides what all have; a form says so together with what else is missing. */
export const missingFor = ({ kind, category, request, subject = '' }: Asked): Record<string, string> => ({
  ...(kind === 'Support' && !category && { category: 'Please select a category.' }),
  ...(kind === 'Privacy' && !request && { request: 'Please select a request.' }),
  ...(kind !== 'Privacy' && subject.trim().length < 3 && { subject: 'At least 3 characters.' }),
});
