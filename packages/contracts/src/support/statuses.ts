import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/**
 * Next statuses of a ticket. `Open` waits for us, `Pending` for the customer; a reply of either side moves it to the
 * other, also out of `Resolved`. What is `Closed` takes no message any more.
 */
export const TICKET_STATUSES = statuses({
  Open: { label: 'Open', tone: 'waiting', next: ['Pending', 'Resolved'] },
  Pending: { label: 'Pending', tone: 'good', next: ['Open', 'Resolved'] },
  Resolved: { label: 'Resolved', tone: 'good', next: ['Open', 'Pending', 'Closed'] },
  Closed: { label: 'Closed', tone: 'over', next: [] },
});
export type TicketStatus = StatusOf<typeof TICKET_STATUSES>;
export const TICKET_STATUS_NAMES = statusNames(TICKET_STATUSES);

/** Whether a ticket may go from one status to another. */
export const canTicketBecome = (from: TicketStatus, to: TicketStatus): boolean =>
  (TICKET_STATUSES[from].next as readonly TicketStatus[]).includes(to);

/** Days after which a resolved ticket closes, and how many of them before its customer is told so. */
export const CLOSES_AFTER_DAYS = 7;
export const CLOSE_NOTICE_DAYS = 2;
