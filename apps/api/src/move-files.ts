import { parseArgs } from 'node:util';
import { DOMAINS } from './floors.ts';
import { readConfig } from './kit/config.ts';
import { connect } from './kit/database/connect.ts';
import { registerDomains } from './kit/domain.ts';
import { diskStorage } from './kit/storage/disk.ts';
import { type Moved, moveFiles } from './kit/storage/move.ts';
import { megabytes, sayMoved } from './kit/storage/move-report.ts';
import { filesFolder } from './kit/storage/open-storage.ts';
import { s3Storage } from './kit/storage/s3.ts';

/** How often it says how far it is, in milliseconds. */
const SAY_MS = 2000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run move-files [-- --delete]`: copies the files of the disk to the store that the settings name. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { delete: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  if (!config.s3) throw new Error('S3_ENDPOINT and the other settings of the store are needed');
  registerDomains(DOMAINS);
  const { pool, db } = connect(config.directUrl, 2);
  let saidAt = Date.now();
  const tell = (moved: Readonly<Moved>, folder: string): void => {
    if (Date.now() - saidAt < SAY_MS) return;
    saidAt = Date.now();
    say(`${folder}: ${moved.copied} files copied (${megabytes(moved.bytes)}), ${moved.there} were there`);
  };
  const [from, to] = [diskStorage(filesFolder(config)), s3Storage(config.s3)];
  await to.probe();
  const moved = await moveFiles({ db, from, to, removes: values.delete, tell }).finally(() => pool.end());
  say(sayMoved(moved, values.delete).join('\n'));
  if (moved.gone.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Not all files were moved: ${reason}\nRun it again: what is there is not copied twice.\n`);
  process.exitCode = 1;
});
