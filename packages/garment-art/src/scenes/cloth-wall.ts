// Cloth by itself: draped swatches and lengths hanging side by side.
import { renderPieces } from '../core/cloth.ts';
import type { Garment, Piece, Textile } from '../core/piece.ts';
import type { View } from '../core/raster.ts';
import { pleats } from '../sewing/pleats.ts';
import { layOver, type Picture } from './picture.ts';
import { renderGarment, studioGround } from './studio.ts';

/** Cloth that fills the canvas with soft diagonal folds; a garment-like object for any view. */
function drape(textile: Textile, scale = 0.9, seed = 1): Piece[] {
  const flip = (x: number): number => (seed % 2 ? x : 1200 - x);
  const fan = pleats([flip(-60), -140], [flip(330), -200], [flip(-420), 1760], [flip(1760), 1120], 8, {
    width: [34, 104],
    height: [16, 46],
    bow: seed % 2 ? 50 : -50,
  });
  const swag = pleats([flip(1260), 60], [flip(1300), 520], [flip(240), 1000], [flip(420), 1500], 3, {
    width: [60, 40],
    height: [22, 8],
    bow: 0,
  });
  return [
    {
      path: 'M -80 -80 L 1280 -80 L 1280 1680 L -80 1680 Z',
      textile,
      textileScale: scale,
      textileTurn: seed % 2 ? 14 : -14,
      roundness: 4,
      roundHeight: 0,
      strokes: [...fan, ...swag],
      crumple: 0.32,
      hemWave: 0,
      shadow: 0,
      seed,
      displacement: 0.7,
    },
  ];
}

/** Swatch: draped cloth, edge to edge. */
export async function swatchPicture(
  textile: Textile,
  width = 1200,
  height = 1600,
  seed = 1,
  scale = 0.9,
): Promise<Picture> {
  const pixels = await renderPieces(drape(textile, scale, seed), {
    x: 0,
    y: 0,
    zoom: Math.max(width / 1200, height / 1600),
    width,
    height,
  });
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  return { pixels, width, height };
}

/** One hanging length of cloth with wavy sides; drawn on the design canvas, 460 px wide. */
function hangingCloth(textile: Textile, seed: number, scale = 0.55): Garment {
  const w = (k: number): number => Math.sin(seed * 3.7 + k * 1.9) * 16;
  const path = `M ${360 + w(0)} -40 C ${352 + w(1)} 400 ${372 + w(2)} 900 ${356 + w(3)} 1640 L ${840 + w(4)} 1640 C ${852 + w(5)} 1100 ${834 + w(6)} 500 ${846 + w(7)} -40 Z`;
  return {
    pieces: [
      {
        path,
        textile,
        textileScale: scale,
        textileOffset: [seed * 211, seed * 97],
        roundness: 46,
        roundHeight: 0.5,
        strokes: pleats([400, -40], [800, -40], [384 + w(8) * 2, 1660], [822 + w(9) * 2, 1660], 7, {
          width: [22, 30],
          height: [19, 25],
          bow: w(3),
        }),
        crumple: 0.4,
        displacement: 0.35,
        hemWave: 0,
        seed,
        shadow: 0,
      },
    ],
  };
}

/** A row of hanging cloths filling a wide picture. */
export async function clothWall(textiles: Textile[], width: number, height: number, scale = 0.55): Promise<Picture> {
  let picture = await studioGround(width, height, 'dusk');
  const n = textiles.length;
  const step = width / n;
  const zoom = Math.max((step * 1.22) / 480, height / 1600);
  const order = textiles.map((_, i) => i).sort((a, b) => (a % 2) - (b % 2) || a - b);
  for (const i of order) {
    const view: View = {
      x: 340,
      y: Math.min((i * 131) % 300, 1620 - height / zoom),
      zoom,
      width: Math.ceil(520 * zoom),
      height,
    };
    picture = layOver(
      picture,
      await renderGarment(hangingCloth(textiles[i]!, i + 3, scale), view),
      Math.round(i * step + step / 2 - 260 * zoom),
      0,
      0.75,
      26,
    );
  }
  return picture;
}
