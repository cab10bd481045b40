import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import { editPath, newPath } from '../labels.ts';

/** What measurements are added for. */
export interface MeasuredFor {
  /** `Agbada, order ADN-2026-000123` */
  title: string;
  /** Whom it is cut for; null when that is not known. */
  gender: string | null;
  /** Without which it can’t be begun. */
  needed: readonly MeasureName[];
}

/** Adding a profile, and then back to where it is needed; `wanted` says what for. */
export function newPathFor(back: string, wanted: MeasuredFor | null = null): string {
  const search = new URLSearchParams({ next: back });
  if (wanted) {
    search.set('for', wanted.title);
    search.set('needs', wanted.needed.join());
    if (wanted.gender) search.set('gender', wanted.gender);
  }
  return `${newPath}&${search}`;
}
/** Completing a profile, and then back to where it is needed. */
export const editPathFor = (profileId: string, back: string): string =>
  `${editPath(profileId)}&next=${encodeURIComponent(back)}`;
