// Command line: draws what is missing, or the named pictures again, and writes the index.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { JOBS } from './catalogue/jobs.ts';
import type { Job } from './catalogue/types.ts';
import { mediaRoot } from './media-folder.ts';
import { describe, writeIndex } from './output/index-file.ts';
import './node/rasteriser.ts';

const USAGE = `Usage: npm run art -- [words] [--all] [--compare] [--list]
  (nothing)   draw the pictures that are missing
  words       draw again every picture whose path contains one of them
  --all       draw every picture again
  --compare   draw, but only say which files would change
  --list      print the paths`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    compare: { type: 'boolean' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

function isWanted({ path }: Job): boolean {
  if (positionals.length) return positionals.some((word) => path.includes(word));
  return values.all || values.list || !existsSync(join(mediaRoot, path));
}

/** Writes a drawn file, or says that it differs. */
function put(file: string, bytes: Buffer): void {
  const target = join(mediaRoot, file);
  if (values.compare) {
    if (existsSync(target) && readFileSync(target).equals(bytes)) return;
    console.log(`${file} differs`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

async function drawAll(jobs: Job[]): Promise<void> {
  for (const [number, job] of jobs.entries()) {
    const from = performance.now();
    for (const [file, bytes] of Object.entries(await job.draw())) put(file, bytes);
    console.log(`${number + 1}/${jobs.length} ${job.path} ${Math.round(performance.now() - from)} ms`);
  }
}

async function indexAll(): Promise<void> {
  const entries = [];
  for (const job of JOBS) entries.push(await describe(mediaRoot, job));
  writeIndex(mediaRoot, entries);
  console.log(`index.json describes ${entries.length} pictures`);
}

const wanted = JOBS.filter(isWanted);
if (values.help) console.log(USAGE);
else if (values.list) for (const { path } of wanted) console.log(path);
else {
  await drawAll(wanted);
  if (!values.compare) await indexAll();
}
