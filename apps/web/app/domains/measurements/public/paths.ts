import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import { editPath, listPath, newPath } from '../labels.ts';

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
export const newPathFor = (back: string, wanted: MeasuredFor | null): string => `${newPath}&${searchOf(back, wanted)}`;

/** Where what makers measured is accepted or declined. */
export const proposalsPath = listPath;

/** Completing a profile, and then back to where it is needed; it opens with what that needs. */
export const editPathFor = (profileId: string, back: string, wanted: MeasuredFor | null): string =>
  `${editPath(profileId)}&${searchOf(back, wanted)}`;

function searchOf(back: string, wanted: MeasuredFor | null): URLSearchParams {
  const search = new URLSearchParams({ next: back });
  if (wanted) {
    search.set('for', wanted.title);
    search.set('needs', wanted.needed.join());
    if (wanted.gender) search.set('gender', wanted.gender);
  }
  return search;
}
