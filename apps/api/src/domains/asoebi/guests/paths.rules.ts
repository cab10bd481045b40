/** Where the guest of an order follows it; the link is all that they need. */
export const orderPath = (publicId: string): string => `/cultural/aso-ebi/order/${publicId}`;

/** Where somebody who waits for sets finds their place, and an offer. */
export const waitingPath = (publicId: string): string => `/cultural/aso-ebi/waiting/${publicId}`;
