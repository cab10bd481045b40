// Draws with sharp. Programs and tests in Node import this file before they draw.
import sharp from 'sharp';
import { chooseRasteriser } from '../core/rasteriser.ts';

chooseRasteriser(async (markup, width, height, box) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="none">${markup}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
});
