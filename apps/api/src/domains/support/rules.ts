import { CLOSE_NOTICE_DAYS, CLOSES_AFTER_DAYS, type TicketStatus } from '@adunni/contracts/support/statuses';
import { DAY_MS } from '../../kit/durations.rules.ts';

export type { Letter } from './inbound/letter.rules.ts';

/** The kind under which tickets are spoken about. */
export const TICKET = 'ticket';

/** The page of a ticket, for whoever holds the link. */
export const ticketPath = ({ publicId }: { publicId: string }): string => `/support/tickets/${publicId}`;

/** An email address by which its owner knows it and nobody else: `n•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** A phone number by its last two digits. */
export const maskPhone = (phone: string): string => `•••• ${phone.slice(-2)}`;

/** When a resolved ticket closes: after its days, and not before its customer had the notice for as long as promised. */
export function closesAt({
  status,
  resolvedAt,
  closeNoticeAt,
}: {
  status: string;
  resolvedAt: Date | null;
  closeNoticeAt: Date | null;
}): Date | null {
  if (status !== 'Resolved' || !resolvedAt) return null;
  const due = resolvedAt.getTime() + CLOSES_AFTER_DAYS * DAY_MS;
  return new Date(Math.max(due, closeNoticeAt ? closeNoticeAt.getTime() + CLOSE_NOTICE_DAYS * DAY_MS : due));
}

/** Before which moments a ticket was resolved when its notice is due, and when it closes, and was announced then. */
export const closingDue = (now: Date) => ({
  noticeFor: new Date(now.getTime() - (CLOSES_AFTER_DAYS - CLOSE_NOTICE_DAYS) * DAY_MS),
  closes: new Date(now.getTime() - CLOSES_AFTER_DAYS * DAY_MS),
  announced: new Date(now.getTime() - CLOSE_NOTICE_DAYS * DAY_MS),
});

/** What of a ticket follows from its status. */
export function statusValues(status: TicketStatus, now: Date) {
  return {
    status,
    // A closed one keeps when it was resolved.
    ...(status !== 'Closed' && { resolvedAt: status === 'Resolved' ? now : null }),
    closeNoticeAt: null,
    closedAt: status === 'Closed' ? now : null,
  };
}
