import { applicationErrors } from '@adunni/contracts/careers/applications';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { scanForViruses } from '../../../kit/security/virus-scanner.ts';
import { jobApplicationFiles } from '../tables.ts';

type VirusCheck = typeof jobApplicationFiles.$inferSelect.virusCheck;

/** Most files that are looked at in one run. */
const AT_ONCE = 100;

/**
 * How a file that just came stands with the scanner: clean, unchecked where there is none, held while it does not
 * answer, so that nobody loses what they bring. Throws 422 for one that is infected.
 */
export async function virusCheckOf(deps: Pick<Deps, 'config'>, bytes: Buffer): Promise<VirusCheck> {
  const verdict = await scanForViruses(deps.config, bytes);
  if (verdict === 'infected') throw new Refusal(applicationErrors.infected_file);
  if (verdict === null) return 'unchecked';
  return verdict === 'unknown' ? 'held' : 'clean';
}

/**
 * Has the scanner look at files that are held, the oldest first; the bytes of an infected one are removed. Where there
 * is no scanner any more, they stand as files do that come now.
 */
export async function checkHeld({ db, storage, config }: Deps): Promise<void> {
  const isHeld = eq(jobApplicationFiles.virusCheck, 'held');
  if (!config.clamav) {
    await db.update(jobApplicationFiles).set({ virusCheck: 'unchecked' }).where(isHeld);
    return;
  }
  const held = await db
    .select({ _id: jobApplicationFiles._id, path: jobApplicationFiles.path })
    .from(jobApplicationFiles)
    .where(isHeld)
    .orderBy(asc(jobApplicationFiles.createdAt))
    .limit(AT_ONCE);
  for (const { _id, path } of held) {
    const bytes = await storage.get(path);
    const verdict = bytes && (await scanForViruses(config, bytes));
    // Still no answer: the others would wait in vain too.
    if (verdict === 'unknown') return;
    if (!verdict) continue;
    await db.update(jobApplicationFiles).set({ virusCheck: verdict }).where(eq(jobApplicationFiles._id, _id));
    // The place stays, and says that there was one; staff are told why it cannot be opened.
    if (verdict === 'infected') await storage.put(path, Buffer.alloc(0));
  }
}
