import type { Draw } from '../../kit/draw.ts';

/** What every part of a filling needs. */
export interface ScaleContext {
  draw: Draw;
  now: Date;
  /** How many products; there are ten times as many orders. */
  scale: number;
  /** An id for a row that was made then. */
  newId: (at: Date) => string;
  /** Tells how far it has come. */
  say: (text: string) => void;
}
