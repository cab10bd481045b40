/** Something that is made when it is first asked for: the first format of dates or numbers takes a phone 100 ms. */
export function madeLate<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
