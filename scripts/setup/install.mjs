import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './lifecycle.mjs';
import { inRoot, node24, root } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * Whether every package of the lock file is installed at its version.
 * @param lock the parsed package-lock.json
 * @param installed the record that npm writes at the end of an installation, or undefined
 */
export function isUpToDate(lock, installed) {
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([folder, wanted]) => folder.includes('node_modules/') && !wanted.optional && !wanted.link)
    .every(([folder, wanted]) => installed.packages[folder]?.version === wanted.version);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** npm itself when it started this script, else the one on the PATH. */
function npmCommand(env = process.env) {
  const cli = env.npm_execpath;
  if (cli && path.basename(cli).startsWith('npm') && existsSync(cli)) return [process.execPath, cli];
  return ['npm'];
}

async function npm(args, options) {
  const [command, ...first] = npmCommand();
  return run(command, [...first, ...args], options);
}

async function installPackages() {
  console.log('Installing packages (once; a minute or two) …');
  // `install` rather than `ci`: a stopped installation goes on where it was, and nothing is removed under a running one.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await npm(args, { cwd: root, quiet: true });
  if (code === 0) return;
  console.error(output.trim());
  throw new Failure('Installing the packages failed; npm’s reason stands above. Mend it and run the command again.');
}

/**
 * Newer npm versions skip install scripts that nobody allowed, and some machines forbid them all. The package
 * `node` is empty without its script, so the script is run here when the binary is missing.
 */
async function requireNode24() {
  if (existsSync(node24)) return;
  const folder = inRoot('node_modules', 'node');
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, quiet: true });
  if (existsSync(node24)) return;
  console.error(output.trim());
  throw new Failure(
    'Node 24 could not be fetched from the npm registry. Check the connection and run the command again.',
  );
}

/**
 * Brings node_modules to what package-lock.json says, and Node 24 with it. Costs milliseconds when nothing changed.
 * @throws {Failure} when npm cannot install
 */
export async function install() {
  const lock = readJson(inRoot('package-lock.json'));
  if (!isUpToDate(lock, readJson(inRoot('node_modules', '.package-lock.json')))) await installPackages();
  await requireNode24();
}
