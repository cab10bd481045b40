import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './lifecycle.mjs';
import { npm } from './npm.mjs';
import { inRoot, node24, root } from './paths.mjs';

const folder = inRoot('.cache', 'node24');

/** Name of the package that holds Node's binary; the package `node` is only a script that fetches it. */
export function binaryPackage(platform, arch) {
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

const wantedVersion = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).dependencies.node;

/** Whether the binary runs: an interrupted installation leaves a part of it. */
export const runs = (binary) => spawnSync(binary, ['--version']).status === 0;

/**
 * Fetches Node 24 apart from the other packages.
 * @returns {Promise<string>} path of the binary
 * @throws {Failure} when the registry does not give it
 */
export async function fetchNode24() {
  const name = binaryPackage(process.platform, process.arch);
  const binary = path.join(folder, 'node_modules', name, 'bin', path.basename(node24));
  if (runs(binary)) return binary;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder];
  const { output } = await npm([...args, `${name}@${wantedVersion()}`], { cwd: root });
  if (runs(binary)) return binary;
  console.error(output.trim());
  throw new Failure('Node 24 could not be fetched from the npm registry; its reason stands above.');
}

/**
 * Newer npm versions skip install scripts that nobody allowed, and some machines forbid them all. The package `node`
 * stays empty then, so what its script would have put there is put there now.
 */
export async function requireNode24() {
  if (!existsSync(node24)) {
    const binary = await fetchNode24();
    mkdirSync(path.dirname(node24), { recursive: true });
    try {
      linkSync(binary, node24);
    } catch {
      copyFileSync(binary, `${node24}.unfinished`);
      renameSync(`${node24}.unfinished`, node24);
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
