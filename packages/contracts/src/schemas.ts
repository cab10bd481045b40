import type { Endpoint, SchemasOf } from './endpoint.ts';

/** The schemas of an endpoint. Only for what runs on the server: browsers get endpoints without them. */
export const schemasOf = <E extends Endpoint>(endpoint: E): SchemasOf<E> => endpoint as unknown as SchemasOf<E>;
