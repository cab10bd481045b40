import type { z } from 'zod';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, those whose subscription gives access, or only the listed roles. */
export type Access = 'public' | 'signed-in' | 'premium' | readonly Role[];

/** One call that browser and server agree on, as data. */
export interface Endpoint {
  readonly method: Method;
  /** Path below the origin, with `:name` parameters: `/api/cart/update/:itemId`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Allow-list of what leaves the server; a field that is not declared is dropped. */
  readonly response?: z.ZodType;
  /** Status of success, 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** The body is a multipart form with one file in the field `file`. */
  readonly upload?: { readonly maxBytes: number };
  /** The call works without looking at a token, even a spent one: signing in and out. */
  readonly ignoresToken?: true;
  /** Content type of an answer that is not JSON, such as `application/pdf`. */
  readonly produces?: string;
}

/** Declares an endpoint; only gives the literal its exact type. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export interface Received<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a caller passes; parts that the endpoint does not declare are left out. */
export type Sent<E extends Endpoint> = (E['params'] extends z.ZodType ? { params: Input<E['params']> } : object) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : object) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : object);

/** What the endpoint answers with. */
export type Answer<E extends Endpoint> = Output<E['response']>;
