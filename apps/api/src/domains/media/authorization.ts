import { type AccessExpectations, everyone } from '../../authorization/callers.ts';

/** Whom access control lets in. */
export const access: AccessExpectations = {
  'GET /media/:mediaId/:file': everyone,
  // The address is the right: it was given to somebody who may see the picture.
  'GET /media/:mediaId/:token/:file': everyone,
};
