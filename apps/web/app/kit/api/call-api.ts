import type { Answer, Endpoint, Sent } from '@adunni/contracts/endpoint';
import type { Alternatives, ErrorBody } from '@adunni/contracts/errors';
import { fillPath, type SentParts } from '@adunni/contracts/request';
import { refreshSession } from '../session/refresh-session.ts';
import { getSession } from '../session/stored-session.ts';
import { takeEarly, tokenHeader } from './early-calls.ts';

/** Told when the server cannot be reached. */
export const OFFLINE = 'You appear to be offline. Please check your connection and try again.';

/** Said of what was sent without a connection and waits for one. */
export const SENT_LATER = 'You’re offline. It’s sent when you’re back online.';

/** A refusal by the server, or a failed connection (status 0), which has no message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** What the server offers instead: free times for one that is taken, bookings that are in the way. */
  readonly alternatives: Alternatives;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? 'offline';
    this.fields = body.fields ?? {};
    this.alternatives = { freeTimes: body.freeTimes, bookings: body.bookings };
  }
}

/**
 * The server’s message when it gave one, else the fallback of the specification’s error catalogue, with being offline in
 * a second line when the call never reached the server.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? `${fallback}\n${OFFLINE}` : error.message || fallback;
}

/** Whether a call failed since the device is offline: it may be made again once it is not. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** `keepalive` lets a call outlive the page that made it. */
type Extra = { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean };
type Arguments<E extends Endpoint> = object extends Sent<E> ? [sent?: Sent<E> & Extra] : [sent: Sent<E> & Extra];

/**
 * Calls the API from the browser with the stored token. A 401 of any call but login is answered by one refresh and one
 * retry. Throws ApiError.
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<Answer<E>> {
  return (await request(endpoint, sent as (SentParts & Extra & { body?: unknown }) | undefined)).json();
}

/** As `callApi`, for an endpoint that answers with a file or takes one (`body` is then FormData). */
export async function request(
  endpoint: Endpoint,
  sent: SentParts & Extra & { body?: unknown } = {},
): Promise<Response> {
  const session = getSession();
  const early = await takeEarly(endpoint, fillPath(endpoint, sent), session?.accessToken);
  const first = early ?? (await send(endpoint, sent, session?.accessToken));
  if (first.status !== 401 || endpoint.path === '/api/auth/login' || !session) return settle(first);
  const fresh = await refreshSession(session);
  return settle(fresh ? await send(endpoint, sent, fresh) : first);
}

async function send(
  endpoint: Endpoint,
  sent: SentParts & Extra & { body?: unknown },
  token: string | undefined,
): Promise<Response> {
  const form = sent.body instanceof FormData;
  try {
    return await fetch(fillPath(endpoint, sent), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...(sent.body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(token && tokenHeader(endpoint.path, token)),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { body: form ? (sent.body as FormData) : JSON.stringify(sent.body) }),
      ...(sent.signal && { signal: sent.signal }),
      ...(sent.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (sent.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
}

async function settle(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new ApiError(response.status, body);
}
