/** Where garments are designed. */
export const STUDIO = '/design';

/** Where a design of one’s own is opened. */
export const ownDesignPath = (designId: string): string => `${STUDIO}?design=${encodeURIComponent(designId)}`;

/** Where anybody opens a design by its link. */
export const sharedPath = (token: string): string => `${STUDIO}?shared=${encodeURIComponent(token)}`;

/** Where anybody opens a published design. */
export const publishedPath = (designId: string): string => `${STUDIO}?gallery=${encodeURIComponent(designId)}`;

/** The designs that a person saved, and those that are published. */
export const MY_DESIGNS = '/account/designs';
export const GALLERY = '/designs';
