import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { messageResponse } from '../fields.ts';

const refreshToken = z.object({ refreshToken: z.string().max(200) });

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  summary: 'End the session that the access token belongs to',
  response: messageResponse,
});
export const expireSession = endpoint({
  method: 'PATCH',
  path: '/api/auth/logout',
  access: 'public',
  ignoresToken: true,
  summary: 'End the session that a refresh token belongs to',
  body: refreshToken,
  response: messageResponse,
});
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh/token',
  access: 'public',
  ignoresToken: true,
  summary: 'Exchange a refresh token for a new pair',
  body: refreshToken,
  response: z.object({ accessToken: z.string(), refreshToken: z.string(), accessTokenExpiry: z.number() }),
});
