import { existsSync, readFileSync } from 'node:fs';
import { fetchNode24, requireNode24, runs } from './fetch-node.mjs';
import { Failure } from './lifecycle.mjs';
import { npm } from './npm.mjs';
import { inRoot, node24, root } from './paths.mjs';

/**
 * Whether every package of the lock file is installed at its version.
 * @param lock the parsed package-lock.json
 * @param installed the record that npm writes at the end of an installation, or undefined
 * @param isThere whether the folder of a package exists; a copied checkout may share the record and lack the package
 */
export function isUpToDate(lock, installed, isThere = () => true) {
  if (!installed) return false;
  return Object.entries(lock.packages)
    .filter(([folder, wanted]) => folder.includes('node_modules/') && !wanted.optional && !wanted.link)
    .every(([folder, wanted]) => installed.packages[folder]?.version === wanted.version && isThere(folder));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The Node that npm is run with. npm leaves out optional packages that the running Node is too old for, and the
 * compiled parts of the build tools are such packages: they must be chosen by the Node that will use them.
 */
async function installingNode() {
  if (runs(node24)) return node24;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : fetchNode24();
}

async function installPackages() {
  console.log('Installing packages (once; a minute or two) …');
  const node = await installingNode();
  // `install` rather than `ci`: a stopped installation goes on where it was, and nothing is removed under a running one.
  const { code, output } = await npm(['install', '--no-save'], { node, cwd: root });
  if (code === 0) return;
  console.error(output.trim());
  throw new Failure('Installing the packages failed; npm’s reason stands above. Mend it and run the command again.');
}

/**
 * Brings node_modules to what package-lock.json says, and Node 24 with it. Costs milliseconds when nothing changed.
 * @throws {Failure} when npm cannot install
 */
export async function install() {
  const lock = readJson(inRoot('package-lock.json'));
  const isThere = (folder) => existsSync(inRoot(folder));
  if (!isUpToDate(lock, readJson(inRoot('node_modules', '.package-lock.json')), isThere)) await installPackages();
  await requireNode24();
}
