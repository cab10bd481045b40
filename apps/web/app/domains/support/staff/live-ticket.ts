import type { OpenTicketNews } from '@adunni/contracts/support/presence';
import type { StaffTicket } from '@adunni/contracts/support/staff';

interface Shown {
  ticket: Pick<StaffTicket, 'lastId'> & { messages: readonly { _id: string }[] };
  version: number;
}

/** Whether a ticket as it is shown lacks something of what the stream says of it; ids grow with time. */
export function isBehind(
  { ticket: { lastId, messages }, version }: Shown,
  { version: now, newestId }: Omit<OpenTicketNews['tickets'][number], '_id'>,
): boolean {
  const newest = messages.at(-1)?._id ?? '';
  return now > version || (newestId ?? '') > (newest > lastId ? newest : lastId);
}
