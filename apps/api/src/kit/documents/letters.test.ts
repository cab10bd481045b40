import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type Face, parsedFace } from './faces.ts';
import type { Run, Shaping } from './letters.ts';
import { linesOf, widthOfWords } from './lines.ts';
import { Sheet } from './sheet.ts';

const FACES: Face[] = ['display', 'text', 'strong', 'latin'];
const SIGNS = [...'AÀBCDEÈẸFGHIÌJKLMNOÒỌPRSṢTUÙWYVXZ0123456789.,-()’&/:+₦×·…–'];
const SMALL = [...'aàbcdeèẹfghiìíjklmnoòóọprsṣtuùúwyvxz', 'ọ́', 'ẹ̀', 'm̀', 'fi', 'ffi', 'fl', 'tt', 'ft', ' ', ' '];

let sheet: Sheet;
beforeAll(async () => {
  sheet = await Sheet.open('Letters', 'Adunni', new Date(0));
});

/** The glyphs of a word with the places where they stand, as the face itself shapes the whole of it. */
function shaped(font: Shaping, word: string) {
  const { glyphs, positions } = font.layout(word);
  let at = 0;
  return glyphs.map(({ id }, n) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
    const place = { id, x: Math.round(at + xOffset), y: Math.round(yOffset) };
    at += xAdvance;
    return place;
  });
}

function composed({ letters, gaps }: Run, unitsPerEm: number) {
  const toUnits = (value: number) => Math.round((value * unitsPerEm) / 1000);
  let at = 0;
  return letters.flatMap((letter, n) => {
    const places = letter.glyphs.map((glyph) => {
      const place = { id: glyph.id, x: toUnits(at + glyph.x), y: toUnits(glyph.y) };
      at += glyph.advance;
      return place;
    });
    at += gaps[n] ?? 0;
    return places;
  });
}

it.each(FACES)('sets words in %s letter by letter as the face sets them whole', (face) => {
  const { font, letters } = parsedFace(sheet.pdf, face);
  const words = fc.array(fc.constantFrom(...SIGNS, ...SMALL), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, (characters) => {
      const word = characters.join('').replaceAll(' ', '');
      const run = letters.of(word);
      expect(run && composed(run, font.unitsPerEm)).toEqual(word ? shaped(font, word) : []);
    }),
    { numRuns: 400 },
  );
});

it('leaves what is not plain to be shaped as a whole', () => {
  const { letters } = parsedFace(sheet.pdf, 'text');
  for (const text of ['فاطمة', '東京', 'a\tb', `e${'\u0301'.repeat(4)}`, '👗'])
    expect(letters.of(text), text).toBeNull();
});

it('breaks lines where words end and holds each within its width', () => {
  const { letters } = parsedFace(sheet.pdf, 'text');
  const textOf = ({ letters: line }: Run) => line.map(({ text }) => text).join('');
  const lines = linesOf(letters, '2 × Five yards of lace, 1 × Gèlè (ẹ̀yà-ara)\n7 Ring Road', 7000) ?? [];
  expect(lines.map(textOf)).toEqual(['2 × Five yards of ', 'lace, 1 × Gèlè ', '(ẹ̀yà-ara)', '7 Ring Road']);
  for (const line of lines) expect(widthOfWords(line)).toBeLessThanOrEqual(7000);
  expect(linesOf(letters, 'Oluwaseunfunmilayomi', 7000)).toBeNull();
  expect(linesOf(letters, 'One\n\nThree', 7000)).toBeNull();
});
