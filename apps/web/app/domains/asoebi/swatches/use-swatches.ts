import type { Cloth } from '@adunni/contracts/asoebi/names';
import { getSwatches } from '@adunni/contracts/asoebi/swatches';
import type { Returned } from '@adunni/contracts/endpoint';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import type { SwatchDrawn, SwatchOrder } from './swatch-messages.ts';

type Swatches = Returned<typeof getSwatches>;
/** What of it was drawn; null while it is not, `failed` where it can’t be. */
type Drawn = ImageData | 'failed' | null;

// The same for every group of a page.
let asked: Promise<Swatches> | null = null;
function swatches(): Promise<Swatches> {
  asked ??= callApi(getSwatches).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The garments of the board in a group’s cloth and colours, drawn one after the other once `isWanted`; none on failure. */
export function useSwatches({ cloth, colours }: { cloth: Cloth; colours: readonly string[] }, isWanted: boolean) {
  const [found, setFound] = useState<Swatches | null>(null);
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const key = `${cloth} ${colours.join(' ')}`;

  useEffect(() => {
    if (!isWanted) return;
    swatches().then(setFound, () => setFound({ garments: [], cloths: [] }));
  }, [isWanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the key is read through it
  useEffect(() => {
    const picture = found?.cloths.find((one) => one.cloth === cloth)?.picture;
    if (!found || !picture || colours.length === 0) return;
    setDrawn(found.garments.map(() => null));
    const worker = new Worker(new URL('./swatch.worker.ts', import.meta.url), { type: 'module' });
    const set = (ticket: number, to: Drawn) =>
      setDrawn((before) => before.map((one, index) => (index === ticket ? to : one)));
    worker.addEventListener('message', ({ data }: MessageEvent<SwatchDrawn>) =>
      set(data.ticket, data.pixels ? new ImageData(data.pixels, data.width, data.height) : 'failed'),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      setDrawn(found.garments.map(() => 'failed'));
    });
    for (const [ticket, { layers }] of found.garments.entries()) {
      const urls = layers.map(({ url }) => url);
      worker.postMessage({ ticket, layers: urls, cloth: picture.url, colours: [...colours] } satisfies SwatchOrder);
    }
    return () => worker.terminate();
  }, [found, key]);

  return { garments: found?.garments ?? null, drawn };
}
