import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';
import type { Stage } from './stages.ts';

/** Stages at which what is picked up can be. */
const COLLECTABLE: readonly Stage[] = ['packed', 'ready', 'dispatched'];

/** Whether a part waits at its workshop for its customer to pick it up. */
export const isCollectable = (stage: Stage, delivery: (typeof DELIVERY_OPTIONS)[number]): boolean =>
  delivery === 'pickup' && COLLECTABLE.includes(stage);
