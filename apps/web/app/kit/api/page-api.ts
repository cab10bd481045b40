import type { Answer, Endpoint, Sent } from '@adunni/contracts/endpoint';
import { createContext, RouterContextProvider } from 'react-router';

/** Calls the API on the server while a public page is rendered, as a visitor. */
export type PageCaller = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<Answer<E>>;

/** Loaders of public pages take the caller from here: `context.get(pageApi)(listMakers, { query })`. */
export const pageApi = createContext<PageCaller>();

/** What the server hands to the loaders of one page. */
export function createPageContext(call: PageCaller): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageApi, call);
  return context;
}
