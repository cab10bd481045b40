import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Letters, type Shaping } from './letters.ts';
import { type Embedded, Writer } from './writer.ts';

/**
 * Faces that hold the naira sign and the letters of Yoruba and Igbo, which the PDF standard fonts lack; the last two, cut
 * from Noto (SIL Open Font Licence), hold those of Hausa and of Arabic.
 */
const FACES = {
  display: '@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf',
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  latin: './fonts/NotoSans-Latin.ttf',
  arabic: './fonts/NotoNaskhArabic.ttf',
} as const;
export type Face = keyof typeof FACES;
const FACE_NAMES = Object.keys(FACES) as Face[];

/** A face as it is parsed; its glyphs are kept as they are met. */
interface Parsed extends Shaping {
  _glyphs: Record<number, unknown>;
}
/** What a document holds of the face that it writes in; its types don’t tell, but it takes a parsed face as it takes a file. */
interface Writing {
  _font: Embedded & { font: Parsed };
}

/** Faces as they were parsed for the first document that wrote in them, and the letters that were met since. */
const parsed = new Map<Face, { font: Parsed; letters: Letters }>();

/**
 * Gives a document the faces. Their tables are parsed once; the glyphs that were met are each document’s own, so that
 * what is kept does not grow with the names that were ever written.
 */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const face of FACE_NAMES) pdf.registerFont(face, sourceOf(pdf, face) as unknown as PDFKit.Mixins.PDFFontSource);
}

/** Writes plain text in a face of a document that was given the faces. */
export function writerOf(pdf: PDFKit.PDFDocument, face: Face): Writer {
  pdf.font(face);
  const { _font } = pdf as unknown as Writing;
  return new Writer(pdf, _font, parsedFace(pdf, face).letters);
}

function sourceOf(pdf: PDFKit.PDFDocument, face: Face): Parsed {
  const { font } = parsedFace(pdf, face);
  font._glyphs = {};
  return font;
}

/** A face as it is parsed, and the letters that were met of it. */
export function parsedFace(pdf: PDFKit.PDFDocument, face: Face): { font: Parsed; letters: Letters } {
  const known = parsed.get(face) ?? parse(pdf, face);
  parsed.set(face, known);
  return known;
}

function parse(pdf: PDFKit.PDFDocument, face: Face): { font: Parsed; letters: Letters } {
  pdf.font(readFileSync(fileURLToPath(import.meta.resolve(FACES[face]))));
  const { font } = (pdf as unknown as Writing)._font;
  return { font, letters: new Letters(font) };
}
