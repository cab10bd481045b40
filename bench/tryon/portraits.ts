import { dressPhoto } from '@adunni/tryon/photo/dress-photo';
import { judgePhoto } from '@adunni/tryon/photo/judge';
import { table } from '../report.ts';
import { type Detected, detectAll } from './detect.ts';
import { loadGarment } from './garments.ts';
import { PORTRAITS, personIn, readPortrait } from './people.ts';

/** Reads and dresses the photos of real people; returns a table of what was found, what people are told and how long it took. */
export async function measurePortraits(): Promise<string> {
  const photos = await Promise.all(PORTRAITS.map(readPortrait));
  const { found } = await detectAll(photos.map((photo) => ({ photo })));
  const kaftan = await loadGarment('plain-kaftan');
  const rows = photos.map((photo, i) => {
    const { poses, milliseconds } = found[i] as Detected;
    const started = performance.now();
    const person = personIn(photo, found[i] as Detected);
    const ready = performance.now();
    if (person) dressPhoto(person, [kaftan]);
    const done = performance.now();
    const told = judgePhoto(poses, photo).join(', ');
    const ms = [milliseconds, ready - started, done - ready].map((value) => `${Math.round(value)} ms`);
    return [PORTRAITS[i]?.replace(/^.*\/|\.jpg$/g, '') ?? '', String(poses.length), told || 'nothing', ...ms];
  });
  return table(['portrait', 'people found', 'told of it', 'finding', 'making ready', 'dressing in a kaftan'], rows);
}
