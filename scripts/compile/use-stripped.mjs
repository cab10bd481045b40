import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Loaded into the API: in production its TypeScript is taken from where the build wrote it as JavaScript, because
 * Node’s own stripper stays in memory with 45 MB once it has been used. What the build did not write, Node strips.
 */
const root = new URL('../../', import.meta.url).href;
const stripped = new URL('apps/api/build/stripped/', root).href;

function sourceOf(url) {
  try {
    return readFileSync(new URL(url.slice(root.length), stripped), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (process.env.NODE_ENV === 'production')
  registerHooks({
    load(url, context, next) {
      const source = url.startsWith(root) && url.endsWith('.ts') ? sourceOf(url) : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
