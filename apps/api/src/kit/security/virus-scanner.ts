import { Readable } from 'node:stream';
import NodeClam from 'clamscan';
import type { Config } from '../config.ts';

/** What the scanner says of a file; `unknown` when it says nothing, because it is down or too busy. */
export type Verdict = 'clean' | 'infected' | 'unknown';

/** How long it may take over one file, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Has the configured ClamAV look at a file; null where none is configured. */
export async function scanForViruses({ clamav }: Pick<Config, 'clamav'>, bytes: Buffer): Promise<Verdict | null> {
  if (!clamav) return null;
  try {
    const clam = await new NodeClam().init({
      // Only over the network: the programs that a machine may have are not looked for.
      clamscan: { active: false },
      clamdscan: { ...clamav, timeout: PATIENCE_MS, localFallback: false, active: false, bypassTest: true },
    });
    // In pieces that the daemon takes, whatever the size of the file.
    const { isInfected } = await clam.scanStream(Readable.from(piecesOf(bytes), { objectMode: false }));
    // Told neither way when the daemon was too busy or hung up.
    if (typeof isInfected !== 'boolean') return 'unknown';
    return isInfected ? 'infected' : 'clean';
  } catch {
    return 'unknown';
  }
}

const PIECE_BYTES = 64 * 1024;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
