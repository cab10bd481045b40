import type { EventStatus } from '@adunni/contracts/asoebi/names';
import type { Tone } from '@adunni/contracts/statuses';
import type { MarkTone } from '../../kit/status-mark.tsx';

/** How each status of an event is marked for its host. */
export const STATUS_TONES: Record<EventStatus, MarkTone> = {
  draft: 'waits',
  open: 'stands',
  closed: 'over',
  cancelled: 'off',
};

/** How a tone of guests’ orders and sets is marked. */
export const MARKS: Record<Tone, MarkTone> = { good: 'stands', waiting: 'waits', bad: 'off', over: 'over' };
