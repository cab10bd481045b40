import type { CartState } from '@adunni/contracts/cart/staff';
import type { Tone } from '@adunni/contracts/statuses';
import { Status } from '../../../kit/resource/status.tsx';

/** What a person reads for the state of a cart. */
export const CART_STATE_WORDS: Record<CartState, { label: string; tone: Tone }> = {
  live: { label: 'In use', tone: 'good' },
  abandoned: { label: 'Abandoned', tone: 'waiting' },
};

export function CartStateWord({ state }: { state: CartState }) {
  return <Status tone={CART_STATE_WORDS[state].tone}>{CART_STATE_WORDS[state].label}</Status>;
}
