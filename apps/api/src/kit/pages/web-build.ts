import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { PageCaller } from './call-in-process.ts';

/**
 * The web application’s server build: React Router’s own, plus what our server entry exports. The request handler
 * comes from there too, because contexts are only known to the copy of the router that made them.
 */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createPageContext: (call: PageCaller) => RouterContextProvider;
      createRequestHandler: typeof createRequestHandler;
      /** The URL with nothing but the parameters that the pages there declare. */
      declaredUrl: (build: ServerBuild, url: string) => string;
    };
  };
};
