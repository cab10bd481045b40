import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
interface Parsed {
  layout: (text: string) => unknown;
  _glyphs: Record<number, unknown>;
}
/** What a document holds of the face that it writes in; its types don’t tell, but it takes a parsed face as it takes a file. */
interface Writing {
  _font: { font: Parsed };
}

/** Faces as they were parsed for the first document that wrote in them. */
const parsed = new Map<Face, Parsed>();

/**
 * Gives a document the faces. Their tables are parsed once; the glyphs that were met and the words that were laid out are
 * each document’s own, so that what is kept does not grow with the names that were ever written.
 */
export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const face of FACE_NAMES) pdf.registerFont(face, sourceOf(pdf, face) as unknown as PDFKit.Mixins.PDFFontSource);
}

function sourceOf(pdf: PDFKit.PDFDocument, face: Face): Parsed {
  const known = parsed.get(face) ?? parse(pdf, face);
  known._glyphs = {};
  return known;
}

function parse(pdf: PDFKit.PDFDocument, face: Face): Parsed {
  pdf.font(readFileSync(fileURLToPath(import.meta.resolve(FACES[face]))));
  const { font } = (pdf as unknown as Writing)._font;
  parsed.set(face, font);
  return font;
}
