import { buildPages } from './pages.mjs';
import { buildServer } from './server.mjs';

/**
 * Builds what is stale, or everything with `force`.
 * @throws {import('../setup/lifecycle.mjs').Failure} when a build fails
 */
export async function buildEverything(options) {
  await buildServer(options);
  await buildPages(options);
}
