/** What becomes of a visit for an order that its maker does not make, as it is said before and after it is booked. */
export const ifOrderEnds = (
  maker: string,
  {
    visits = 'this visit is',
    isPaid = true,
  }: { visits?: 'this visit is' | 'visits booked for it are'; isPaid?: boolean } = {},
): string =>
  `If ${maker} doesn’t take your order or cancels it, ${visits} cancelled${isPaid ? ' and you get a full refund' : ''}.`;
