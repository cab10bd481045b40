import type { z } from 'zod';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, those whose subscription gives access, or only the listed roles. */
export type Access = 'public' | 'signed-in' | 'premium' | readonly Role[];

/** By what the server validates and serialises a call. Browsers get none of it. */
export interface EndpointSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Allow-list of what leaves the server; a field that is not declared is dropped. */
  readonly response?: z.ZodType;
}

interface Declaration extends EndpointSchemas {
  readonly method: Method;
  /** Path below the origin, with `:name` parameters: `/api/cart/update/:itemId`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the API documentation. */
  readonly summary: string;
  /** Status of success, 200 when absent. */
  readonly status?: 200 | 201 | 202;
  /** The body is a multipart form with one file in the field `file`. */
  readonly upload?: { readonly maxBytes: number };
  /** The call works without looking at a token, even a spent one: signing in and out. */
  readonly ignoresToken?: true;
  /** Content type of an answer that is not JSON, such as `application/pdf`. */
  readonly produces?: string;
}

/** Under this the types of the schemas are known; nothing lies there when the code runs. */
declare const schemas: unique symbol;

/**
 * One call that browser and server agree on, as data. The build leaves its schemas out of what browsers get, so that
 * they are no properties of its type: the server opens them by `schemasOf`.
 */
export interface Endpoint extends Omit<Declaration, keyof EndpointSchemas> {
  readonly [schemas]: EndpointSchemas;
}

/** The schemas that an endpoint was declared with. */
export type SchemasOf<E extends Endpoint> = E[typeof schemas];

type Declared<D extends Declaration> = Omit<D, keyof EndpointSchemas> & {
  readonly [schemas]: Pick<D, keyof D & keyof EndpointSchemas>;
};

/** Declares an endpoint; only gives the literal its exact type. */
export function endpoint<const D extends Declaration>(declaration: D): Declared<D> {
  return declaration as unknown as Declared<D>;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export interface Received<E extends Endpoint> {
  params: Output<SchemasOf<E>['params']>;
  query: Output<SchemasOf<E>['query']>;
  body: Output<SchemasOf<E>['body']>;
}

/** What a caller passes; parts that the endpoint does not declare are left out. */
export type Sent<E extends Endpoint> = SentBy<SchemasOf<E>>;
type SentBy<S extends EndpointSchemas> = (S['params'] extends z.ZodType ? { params: Input<S['params']> } : object) &
  (S['query'] extends z.ZodType ? { query?: Input<S['query']> } : object) &
  (S['body'] extends z.ZodType ? { body: Input<S['body']> } : object);

/** What the endpoint answers with, as it travels. */
export type Answer<E extends Endpoint> = Input<SchemasOf<E>['response']>;

/** What a handler returns: money is kobo and a moment is a Date until the answer is written. */
export type Returned<E extends Endpoint> = Output<SchemasOf<E>['response']>;

/** Any endpoint that was declared with schemas of these types. */
export type Declaring<S extends EndpointSchemas> = Endpoint & { readonly [schemas]: S };

/** Any endpoint that answers so. */
export type Answering<A> = Declaring<{ readonly response: z.ZodType<unknown, A> }>;
