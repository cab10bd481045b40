import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Absolute path of something in the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Node 24 as the npm package `node` brings it. */
export const node24 = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** A command of an installed package, to be run with Node 24. */
export const installedCommand = (name) => inRoot('node_modules', '.bin', name);
