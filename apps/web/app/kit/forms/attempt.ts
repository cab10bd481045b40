/** One try to order or to book; what is sent again with the same key happens once. */
export interface Attempt<Body> {
  key: string;
  body: Body;
}

/**
 * The attempt to send `body`: the last one as it was sent when nothing that matters has changed, else one with a new key.
 * @param matters what of a body the person decided; all of it unless told
 */
export function attemptOf<Body>(
  last: Attempt<Body> | null,
  body: Body,
  makeKey: () => string,
  matters: (body: Body) => unknown = (whole) => whole,
): Attempt<Body> {
  return last && JSON.stringify(matters(last.body)) === JSON.stringify(matters(body)) ? last : { key: makeKey(), body };
}
