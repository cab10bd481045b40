import { fillPath } from '@adunni/contracts/request';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { type OwnOutfit, putLayer, removeLayer, saveOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import type { Kind } from '@adunni/tryon/cutout/propose';
import { callApi } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import type { Cutter } from './cutter.ts';
import type { Garment } from './messages.ts';

/** What is saved of an outfit; the garment is null when its layers are as they were. */
interface Made {
  kind: Kind;
  anchors: Outfit['anchors'];
  sizes: OwnOutfit['sizes'];
  garment: Garment | null;
}

/** Saves kind, points and sizes, then each layer after the other: every one makes a version that the next is based on. */
export async function saveOutfit(
  productId: string,
  saved: OwnOutfit | null,
  { kind, anchors, sizes, garment }: Made,
  cutter: Cutter,
): Promise<void> {
  const body = { version: saved?.version ?? null, fit: kind.fit, slot: kind.slot, anchors, sizes };
  let { version } = await callApi(saveOwnOutfit, { params: { productId }, body });
  if (!garment) return;
  const { layers } = await cutter.ask({ kind: 'encode', garment });
  const wanted = layers.filter(({ role }) => kind.fit !== 'head' || role === 'body' || role === 'back');
  for (const { role, file } of wanted) {
    const path = fillPath(putLayer, { params: { productId, role }, query: { version: String(version) } });
    ({ version } = await uploadFile({ ...putLayer, path } as typeof putLayer, file, () => undefined));
  }
  for (const { role } of saved?.layers ?? []) {
    const isGone = kind.fit === 'head' && role !== 'body' && role !== 'back';
    if (isGone || wanted.some((layer) => layer.role === role)) continue;
    ({ version } = await callApi(removeLayer, { params: { productId, role }, query: { version } }));
  }
}
