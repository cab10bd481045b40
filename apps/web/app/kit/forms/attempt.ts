/** One try to order or to book; what is sent again with the same key happens once. */
export interface Attempt<Body> {
  key: string;
  body: Body;
}

/** The attempt to send `body`: the last one when nothing has changed, else one with a new key. */
export function attemptOf<Body>(last: Attempt<Body> | null, body: Body, makeKey: () => string): Attempt<Body> {
  return last && JSON.stringify(last.body) === JSON.stringify(body) ? last : { key: makeKey(), body };
}
