import type { InquiryForm } from '@adunni/contracts/inquiries/forms';
import { PRIVACY_DAYS } from '@adunni/contracts/inquiries/kinds';
import { DAY_MS } from '../../kit/durations.rules.ts';

/** The kind under which files of inquiries are brought. */
export const INQUIRY = 'inquiry';
/** How addresses for answers about inquiries begin, and what seals them. */
export const INQUIRY_MAIL = { letter: 'q', word: 'inquiry' };

/** Days before a request about personal data is due on which staff are told. */
const WARNED_BEFORE_DAYS = 7;

/** What an inquiry is called: a request about personal data by what is asked for. */
export const subjectOf = ({ kind, request, subject }: InquiryForm): string =>
  kind === 'Privacy' ? `${request} request` : subject;

/** Until when an inquiry is to be dealt with; null without a day. */
export const dueAtOf = ({ kind }: Pick<InquiryForm, 'kind'>, now: Date): Date | null =>
  kind === 'Privacy' ? new Date(now.getTime() + PRIVACY_DAYS * DAY_MS) : null;

/** Before which day something is due when staff are told of it. */
export const warnedFor = (now: Date): Date => new Date(now.getTime() + WARNED_BEFORE_DAYS * DAY_MS);

/** How long what is settled is kept, in days: since it got its status. *(est.)* */
export const KEPT_DAYS = { spam: 30, settled: 365, privacy: 3 * 365, guestTickets: 365 };

/** Before which moments things were settled that are not kept any more. */
export const keptSince = (now: Date) => ({
  spam: new Date(now.getTime() - KEPT_DAYS.spam * DAY_MS),
  settled: new Date(now.getTime() - KEPT_DAYS.settled * DAY_MS),
  privacy: new Date(now.getTime() - KEPT_DAYS.privacy * DAY_MS),
  guestTickets: new Date(now.getTime() - KEPT_DAYS.guestTickets * DAY_MS),
});
