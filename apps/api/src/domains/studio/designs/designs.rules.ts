import type { Publication, VISIBILITIES } from '@adunni/contracts/studio/designs';

/** Who may see a design. */
export function visibilityOf(design: {
  publication: Publication;
  shareToken: string | null;
}): (typeof VISIBILITIES)[number] {
  if (design.publication === 'published') return 'public';
  return design.shareToken === null ? 'private' : 'link';
}

/** What becomes of a design’s publication when its owner changes it: what was looked at is shown no more unseen. */
export const afterChange = (publication: Publication): Publication =>
  publication === 'published' ? 'waiting' : publication;
