import { BELL_EVENT, type BellState } from '@adunni/contracts/notifications/notifications';
import { followStream } from './follow-stream.ts';

/** Follows a person’s bell. Returns how to stop. */
export const followBell = (userId: string, onState: (state: BellState) => void): (() => void) =>
  followStream(userId, BELL_EVENT, onState);
