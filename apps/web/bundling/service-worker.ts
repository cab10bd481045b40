import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const ENTRY = join(import.meta.dirname, '../app/service-worker/worker.ts');

/** Builds the service worker, `sw.js`: one script by itself, as some browsers know no modules there. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const built = (await build({
        configFile: false,
        logLevel: 'warn',
        // Workbox says in the console what it does, unless it is told that nobody develops here.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      })) as Rollup.RollupOutput[];
      const [script] = built.flatMap(({ output }) => output);
      if (script?.type !== 'chunk') throw new Error('the service worker was not built');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script.code });
    },
  };
}
