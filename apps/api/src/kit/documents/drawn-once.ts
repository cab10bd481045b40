import { createHash } from 'node:crypto';

/** Files that are kept at most: those of some thousand lines have a third of a megabyte. */
const MOST = 8;

const drawn = new Map<string, Promise<Buffer>>();

/** A file that shows something, drawn anew only when that has changed; those asked for last are kept. */
export function drawnOnce(shown: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
  const file = drawn.get(key) ?? draw();
  drawn.delete(key);
  drawn.set(key, file);
  for (const oldest of [...drawn.keys()].slice(0, -MOST)) drawn.delete(oldest);
  file.catch(() => drawn.get(key) === file && drawn.delete(key));
  return file;
}
