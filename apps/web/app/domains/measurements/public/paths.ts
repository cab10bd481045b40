import { editPath, newPath } from '../labels.ts';

/** Adding a profile, and then back to where it is needed. */
export const newPathFor = (back: string): string => `${newPath}&next=${encodeURIComponent(back)}`;
/** Completing a profile, and then back to where it is needed. */
export const editPathFor = (profileId: string, back: string): string =>
  `${editPath(profileId)}&next=${encodeURIComponent(back)}`;
