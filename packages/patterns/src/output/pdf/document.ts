import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { POINTS } from './embedded-drawing.ts';

const FACE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
);

/** A document without pages, in a face that has ₦, ⅜ and the letters of Yoruba. */
export function newDocument(title: string): PDFKit.PDFDocument {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, pdfVersion: '1.7', info: { Title: title } });
  return pdf.font(FACE);
}

export interface PageSize {
  /** In mm. */
  width: number;
  height: number;
}

/** The largest page that readers open, in mm; a larger one counts in a larger unit. */
const LARGEST = 14400 / POINTS;

/** A page of a size in mm, drawn on in true size. */
export function addPage(pdf: PDFKit.PDFDocument, { width, height }: PageSize): void {
  const unit = Math.ceil(Math.max(width, height) / LARGEST);
  pdf.addPage({ size: [(width * POINTS) / unit, (height * POINTS) / unit], margin: 0 });
  if (unit === 1) return;
  (pdf.page as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data.UserUnit = unit;
  pdf.scale(1 / unit);
}

/** Ends a document. @returns the file */
export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
