import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|map)$/;
/** Of many MB: the best compression takes half a minute for a twentieth less. */
const LARGE = /\.(wasm|task)$/;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** Writes `.br` and `.gz` beside every built text file of the browser, `.br` beside large ones: serving them costs nothing. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options) {
      if (!options.dir) return;
      const assets = join(options.dir, 'assets');
      const files = readdirSync(assets);
      for (const file of files.filter((name) => LARGE.test(name)))
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(readFileSync(join(assets, file)), QUICK));
      for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
        const bytes = readFileSync(join(assets, file));
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(bytes));
        writeFileSync(join(assets, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
