import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@adunni/contracts/brand';
import { listPictures, mediaRoot } from '@adunni/garment-art/media';
import type { OverlayOptions } from 'sharp';
import { loadSharp } from '../../media/service.ts';

/** What link previews are drawn in. */
const [WIDTH, HEIGHT] = [1200, 630];
/** Where words stand, beside a band of cloth on the right. */
const [LEFT, TOP, ROOM] = [80, 72, 720];
const BAND = 300;

const FACES = {
  display: ['Fraunces', '@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'],
  text: ['Source Sans 3', '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'],
} as const;
const INK = { soft: '#5f5348', full: '#241b15', accent: '#a23e22' } as const;
/** Cloths with a pattern that is seen at a glance. */
const PATTERNED = /\/(adire|ankara|asooke|kente|etu)-/;
const PAPER = '#faf6f0';

interface Words {
  title: string;
  /** Above the title: its category. */
  above: string;
  /** Below it: who wrote it. */
  below: string;
}

/** The link preview of a post without a cover: its title beside a cloth that is always the same one. */
export async function drawPreview({ title, above, below }: Words): Promise<Buffer> {
  const sharp = await loadSharp();
  const cloth = await sharp(join(mediaRoot, clothOf(title)))
    .resize(BAND, HEIGHT, { fit: 'cover' })
    .toBuffer();
  const said = await Promise.all([
    line(above, 'text', INK.accent, { height: 34, top: TOP }),
    line(title, 'display', INK.full, { height: 330, top: TOP + 64 }),
    line(below, 'text', INK.soft, { height: 34, top: 500 }),
    line(BRAND.name, 'display', INK.accent, { height: 40, top: 545 }),
  ]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([{ input: cloth, left: WIDTH - BAND, top: 0 }, ...said.flat()])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}

interface Place {
  height: number;
  top: number;
}

/** Words as large as their room allows, titles over several lines; nothing of none. */
async function line(
  words: string,
  face: keyof typeof FACES,
  colour: string,
  { height, top }: Place,
): Promise<OverlayOptions[]> {
  if (words.trim() === '') return [];
  const sharp = await loadSharp();
  const [font, file] = FACES[face];
  const fontfile = fileURLToPath(import.meta.resolve(file));
  const text = `<span foreground="${colour}">${asMarkup(words)}</span>`;
  // A size that one line of its room has; what does not fit into it is made smaller as a whole.
  const size = face === 'display' ? (height > 100 ? 64 : 30) : 24;
  const drawn = await sharp({ text: { text, font: `${font} ${size}`, fontfile, width: ROOM, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  const input = await sharp(drawn).resize(ROOM, height, { fit: 'inside', withoutEnlargement: true }).toBuffer();
  return [{ input, left: LEFT, top }];
}

/** Words that mean themselves, without what no markup takes. */
const asMarkup = (words: string): string =>
  words
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The cloth beside a title: by its letters, so that it stays. */
function clothOf(title: string): string {
  const cloths = listPictures('textile').flatMap(({ file }) => (PATTERNED.test(file) ? [file] : []));
  const sum = [...title].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  return cloths[sum % cloths.length] ?? 'textiles/asooke-emerald.webp';
}
