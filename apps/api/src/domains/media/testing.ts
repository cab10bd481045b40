import sharp from 'sharp';

/** A small picture as a phone would send it. */
export const photoBytes = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer();
