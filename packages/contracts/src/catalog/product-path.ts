interface Picked {
  colour: string | null;
  size: string | null;
  /** The chosen choice of each group, by their ids. */
  options: Readonly<Record<string, string>>;
}

/** What is picked of a product, as the parts of an address’s query. */
function searchOf({ colour, size, options }: Picked): string[] {
  const chosen = Object.values(options);
  return [
    ...(colour === null ? [] : [`colour=${encodeURIComponent(colour)}`]),
    ...(size === null ? [] : [`size=${encodeURIComponent(size)}`]),
    ...(chosen.length === 0 ? [] : [`options=${chosen.join()}`]),
  ];
}

/** The page of a product with what is picked of it, to come back to, or to change a line of the cart that it then names. */
export function pathOfProduct(productId: string, picked: Picked, editedLineId: string | null = null): string {
  const search = [...searchOf(picked), ...(editedLineId === null ? [] : [`edit=${editedLineId}`])];
  return `/products/${productId}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}

/** The fitting room with a product put on, as it is picked; null when nothing was. */
export const pathOfTryOn = (productId: string, picked: Picked | null): string =>
  `/virtual-tryon?${[`product=${productId}`, ...(picked ? searchOf(picked) : [])].join('&')}`;
