import type { TicketStatus } from '@adunni/contracts/support/statuses';
import type { MarkTone } from '../../kit/status-mark.tsx';

/** How a status is marked for its customer: what waits for them stands out. */
export const TONES: Readonly<Record<TicketStatus, MarkTone>> = {
  Open: 'stands',
  Pending: 'waits',
  Resolved: 'over',
  Closed: 'off',
};

/** The size of a file as people read it: `240 KB`, `1.2 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 2 ** 20 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
