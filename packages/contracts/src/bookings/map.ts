/** The page of a map that shows a place. */
export const mapUrl = (query: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
