interface Line {
  kind: 'ready-to-wear' | 'made-to-measure';
  quantity: number;
}

/** That several of a piece are made from the same measurements; null where that goes without saying. */
export const oneSetText = ({ kind, quantity }: Line): string | null =>
  kind === 'made-to-measure' && quantity > 1 ? `One set of measurements for all ${quantity}` : null;
