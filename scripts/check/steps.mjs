import { findUnnumbered } from '../postgres/objects.mjs';
import { runInstalled } from '../setup/node24.mjs';
import { inRoot } from '../setup/paths.mjs';
import { findMissingStyles } from './component-styles.mjs';
import { findLongFiles } from './file-sizes.mjs';
import { findFloorViolations } from './floors.mjs';
import { findFullFolders } from './folder-sizes.mjs';
import { findViolations } from './import-rules.mjs';
import { readSources } from './sources.mjs';

const WORKSPACES = [
  '.',
  'packages/contracts',
  'packages/garment-art',
  'packages/patterns',
  'packages/tryon',
  'apps/api',
  'apps/web',
  'e2e',
  'bench',
];

const command = async (name, args, options) => {
  const { code, output } = await runInstalled(name, args, { quiet: true, ...options });
  return { ok: code === 0, output };
};

const findings = (lines) => ({ ok: lines.length === 0, output: lines.join('\n') });

const lint = () => command('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']);

/** The pages' types name the routes, so they are generated before the compiler reads them. */
async function types(workspace) {
  if (workspace === 'apps/web') {
    const generated = await command('react-router', ['typegen'], { cwd: inRoot('apps', 'web') });
    if (!generated.ok) return generated;
  }
  return command('tsc', ['--noEmit', '--pretty', 'false', '-p', workspace]);
}

/**
 * Everything that can be known without running the code.
 * @returns {{ name: string, run: () => Promise<{ ok: boolean, output: string }> }[]}
 */
export function checkSteps() {
  const sources = readSources();
  const isWritten = (folder) =>
    [...sources.keys()].some((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
  const workspaces = WORKSPACES.filter((folder) => folder === '.' || isWritten(folder));
  return [
    { name: 'lint and format', run: lint },
    ...workspaces.map((folder) => ({ name: `types of ${folder}`, run: () => types(folder) })),
    { name: 'import rules', run: async () => findings(findViolations(sources)) },
    { name: 'floors of the server’s domains', run: async () => findings(findFloorViolations(sources)) },
    { name: 'styles of components', run: async () => findings(findMissingStyles(sources)) },
    { name: 'numbered database objects', run: async () => findings(findUnnumbered()) },
    { name: 'file sizes', run: async () => findings(findLongFiles(sources)) },
    { name: 'folder sizes', run: async () => findings(findFullFolders(sources.keys())) },
  ];
}

/**
 * Runs all checks at once and reports each in one line, failures with their reasons.
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} counts, and the names of what failed
 */
export async function runChecks() {
  const steps = checkSteps();
  const results = await Promise.all(
    steps.map(async ({ name, run }) => {
      const result = await run();
      console.log(`${result.ok ? '✓' : '✗'} ${name}`);
      if (!result.ok) console.log(result.output.trim());
      return { name, ok: result.ok };
    }),
  );
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}
