import path from 'node:path';
import { inRoot, installedCommand, node24, root } from './paths.mjs';
import { run } from './processes.mjs';

/** The environment in which `node` and the installed commands are the project's own. */
export function projectEnv(extra = {}) {
  const bins = [path.dirname(node24), inRoot('node_modules', '.bin'), process.env.PATH];
  return { ...process.env, PATH: bins.join(path.delimiter), ...extra };
}

/** Runs a command of an installed package with Node 24, whatever Node started this script. */
export function runInstalled(name, args, { env, ...options } = {}) {
  return run(node24, [installedCommand(name), ...args], { cwd: root, env: projectEnv(env), ...options });
}
