import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of an id at the beginning of a link’s token. */
const ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const sealOf = (secret: string, applicationId: string): Buffer =>
  createHmac('sha256', secret).update(`job-application:${applicationId}`).digest();

/** By which whoever has an application’s mail opens it; it ends with the application. */
export const tokenOf = (secret: string, applicationId: string): string =>
  `${applicationId}.${sealOf(secret, applicationId).toString('base64url')}`;

/** The application that a token opens; null for one that we never made. */
export function applicationOf(secret: string, token: string): string | null {
  const [, applicationId = '', seal = ''] = ID.exec(token) ?? [];
  const given = Buffer.from(seal, 'base64url');
  const ours = sealOf(secret, applicationId);
  return given.length === ours.length && timingSafeEqual(given, ours) ? applicationId : null;
}
