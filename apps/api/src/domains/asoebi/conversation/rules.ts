import { TALK_DAYS } from '@adunni/contracts/asoebi/conversation/thread';
import type { MakerInvitationStatus } from '@adunni/contracts/asoebi/proposals';
import { dayEnd, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import type { EventRow } from '../tables.ts';

const SPOKEN_WITH: readonly MakerInvitationStatus[] = ['invited', 'offered', 'agreed'];

/** Whether a workshop is spoken with: while it is asked or has agreed. */
export const isSpokenWith = (status: MakerInvitationStatus): boolean => SPOKEN_WITH.includes(status);

/**
 * When hosts and makers can no longer write to each other: some time after the celebration, or after it was cancelled, since
 * sets are handed over and settled until then. Null before it has a day.
 */
export function talkEndsAt({ day, cancelledAt }: Pick<EventRow, 'day' | 'cancelledAt'>): Date | null {
  const over = cancelledAt ? shopDay(cancelledAt) : day;
  return over === null ? null : dayEnd(daysAfter(over, TALK_DAYS));
}

/** Whether hosts and a workshop can write to each other. */
export function isTalkOpen(
  status: MakerInvitationStatus,
  event: Pick<EventRow, 'day' | 'cancelledAt'>,
  now: Date,
): boolean {
  const endsAt = talkEndsAt(event);
  return isSpokenWith(status) && (endsAt === null || now < endsAt);
}
