/** What becomes of a visit for an order that its maker does not make, as it is said before somebody pays for it. */
export const ifOrderEnds = (
  maker: string,
  visits: 'this visit is' | 'visits booked for it are' = 'this visit is',
): string => `If ${maker} doesn’t take your order or cancels it, ${visits} cancelled and you get a full refund.`;
