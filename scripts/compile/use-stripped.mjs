import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Loaded into the API: in production its TypeScript is taken from where the build wrote it as JavaScript, because
 * Node’s own stripper stays in memory with 45 MB once it has been used. What the build did not write, Node strips.
 * What is imported is looked up once for each workspace: Node reads a package’s description anew for every file that
 * imports it, and that of drizzle-orm, which hundreds do, is 180 KB long.
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

/** `apps/api` or `packages/contracts`, of a file of ours; undefined for those of others. */
const workspaceOf = (url) =>
  url?.startsWith(root) && !url.includes('/node_modules/') ? url.slice(root.length).split('/', 2).join('/') : undefined;

const packages = new Map();

function resolvePackage(specifier, context, next, workspace) {
  const key = `${workspace} ${specifier} ${context.conditions.join()}`;
  const known = packages.get(key) ?? next(specifier, context);
  packages.set(key, known);
  return { ...known, shortCircuit: true };
}

if (process.env.NODE_ENV === 'production')
  registerHooks({
    resolve(specifier, context, next) {
      const workspace = workspaceOf(context.parentURL);
      if (workspace === undefined || specifier.startsWith('node:')) return next(specifier, context);
      if (!/^[./]/.test(specifier)) return resolvePackage(specifier, context, next, workspace);
      if (!specifier.startsWith('.') || !specifier.endsWith('.ts')) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true };
    },
    load(url, context, next) {
      const source = url.startsWith(root) && url.endsWith('.ts') ? sourceOf(url) : undefined;
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
