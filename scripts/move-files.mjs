import { runScript } from './setup/lifecycle.mjs';
import { inRoot } from './setup/paths.mjs';
import { runProgram } from './setup/program.mjs';

/**
 * Usage: npm run move-files [-- --delete]
 * Copies the files in DATA_DIR to the store of the S3 settings; with a database of one's own while the shop runs too.
 */
await runScript(() => runProgram([inRoot('apps', 'api', 'src', 'move-files.ts'), ...process.argv.slice(2)]));
