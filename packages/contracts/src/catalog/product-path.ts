interface Picked {
  colour: string | null;
  size: string | null;
  /** The chosen choice of each group, by their ids. */
  options: Readonly<Record<string, string>>;
}

/** The page of a product with what is picked of it, to come back to. */
export function pathOfProduct(productId: string, { colour, size, options }: Picked): string {
  const chosen = Object.values(options);
  const search = [
    ...(colour === null ? [] : [`colour=${encodeURIComponent(colour)}`]),
    ...(size === null ? [] : [`size=${encodeURIComponent(size)}`]),
    ...(chosen.length === 0 ? [] : [`options=${chosen.join()}`]),
  ];
  return `/products/${productId}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
