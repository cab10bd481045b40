import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** Next statuses of an inquiry. `Open` waits for us; what is `Answered` or `Closed` is reopened by staff, or when its sender writes back. */
export const INQUIRY_STATUSES = statuses({
  Open: { label: 'Open', tone: 'waiting', next: ['Answered', 'Closed', 'Spam'] },
  Answered: { label: 'Replied', tone: 'good', next: ['Open', 'Closed', 'Spam'] },
  Closed: { label: 'Closed', tone: 'over', next: ['Open', 'Spam'] },
  Spam: { label: 'Spam', tone: 'bad', next: ['Open'] },
});
export type InquiryStatus = StatusOf<typeof INQUIRY_STATUSES>;
export const INQUIRY_STATUS_NAMES = statusNames(INQUIRY_STATUSES);

/** Whether an inquiry may go from one status to another. */
export const canInquiryBecome = (from: InquiryStatus, to: InquiryStatus): boolean =>
  (INQUIRY_STATUSES[from].next as readonly InquiryStatus[]).includes(to);
