import type { Endpoint } from './endpoint.ts';

/** The parts of a call that form its URL. */
export interface SentParts {
  params?: unknown;
  query?: unknown;
}

/** Path and query string of a call; empty and absent query values are left out, lists are joined with commas. */
export function fillPath(endpoint: Endpoint, { params, query }: SentParts): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '').toString();
    if (text !== '') search.set(name, text);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
