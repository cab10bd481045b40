// What every dress is made with.
import type { Textile } from '../core/piece.ts';

export interface DressOptions {
  textile: Textile;
  trim: string;
  trimDark: string;
}
