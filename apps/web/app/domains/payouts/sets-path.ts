/** Where the sets of an order for a celebration are, below a maker’s area. */
export const setsPath = (invitationId: string, number: string | null): string =>
  `orders/aso-ebi/${invitationId}${number ? `?find=${encodeURIComponent(number)}#sets` : ''}`;
