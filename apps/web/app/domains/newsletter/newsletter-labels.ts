/** `1 reader`, `1,204 readers`. */
export const readers = (count: number): string =>
  count === 1 ? '1 subscriber' : `${new Intl.NumberFormat('en-GB').format(count)} subscribers`;
