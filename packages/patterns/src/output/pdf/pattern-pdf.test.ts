import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { draftGarment } from '../../drafts/garments.ts';
import { patternSheet } from '../../paper/pattern-sheet.ts';
import { tilesOf } from '../../paper/tiles.ts';
import { newDocument } from './document.ts';
import { tiledPdf } from './pattern-pdf.ts';

const usual = { height: 1750, 'bust-girth': 980, 'waist-girth': 840, 'hip-girth': 990 };
const sheet = patternSheet(draftGarment('sokoto', 'man', usual, 'regular'), 'Sokoto');

/** What stands in a file, stream by stream, as far as it is text. */
function streamsOf(file: Buffer): string[] {
  const streams = file.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

it.each(['A4', 'A0'] as const)('has a mark on the middle of each side of every sheet of %s', async (paper) => {
  const tiles = streamsOf(await tiledPdf(sheet, paper, 'Sokoto')).filter((text) => text.includes('/Pattern Do'));
  expect(tiles).toHaveLength(tilesOf(sheet, paper).length);
  for (const text of tiles) expect(text.match(/ m\n[^\n]* l\n[^\n]* l\n/g)).toHaveLength(4);
});

it('has the letters that names and lengths need', () => {
  const { _font: face } = newDocument('') as unknown as { _font: { encode: (text: string) => [string[]] } };
  const [codes] = face.encode('⅛¼⅜½⅝¾⅞₦ẹọṣỌ');
  expect(codes.map((code) => Number.parseInt(code, 16)).filter((code) => code === 0)).toEqual([]);
});
