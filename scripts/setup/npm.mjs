import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';

/**
 * Runs npm with the given Node: the npm that started this script, else the one on the PATH.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(args, { node = process.execPath, cwd }) {
  const options = {
    cwd,
    quiet: true,
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  };
  const quietly = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  if (cli && path.basename(cli).startsWith('npm') && existsSync(cli)) return run(node, [cli, ...quietly], options);
  return run('npm', quietly, options);
}
