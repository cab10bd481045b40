import { compressPages } from './compress-pages.ts';
import { type Face, registerFaces, writerOf } from './faces.ts';
import { faceOf, laidOut } from './scripts.rules.ts';
import { channels, round, type Writer } from './writer.ts';

export const INK = '#241c17';
export const SOFT = '#6d6259';
const LINE = '#d9cdbd';
const ACCENT = '#7a2e1d';

const MARGIN = 56;
/** Width and height of A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
export const LEFT = MARGIN;
export const RIGHT = WIDTH - MARGIN;
const BOTTOM = HEIGHT - MARGIN - 24;
const LINE_GAP = 1.5;

export interface Style {
  face?: Face;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** A document that grows downwards and breaks its pages between blocks. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #writers = new Map<Face, Writer>();
  y = MARGIN;

  /** Begins a document. What draws it is loaded with the first one, because it takes ten megabytes of memory. */
  static async open(title: string, author: string, at: Date): Promise<Sheet> {
    const { default: PDFDocument } = await import('pdfkit');
    const info = { Title: title, Author: author, CreationDate: at };
    return new Sheet(new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, lang: 'en-GB', info }));
  }

  private constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf;
    registerFaces(pdf);
  }

  /** Writes text between two edges at the present height and returns how high it is; does not move down. */
  text(content: string, left: number, right: number, style: Style = {}): number {
    const { face = 'text', size = 9.5, colour = INK, align = 'left' } = style;
    const found = faceOf(content, face);
    const wanted = { left, top: this.y, width: right - left, size, colour, align, lineGap: LINE_GAP };
    return (
      this.#writerOf(found).write(content, wanted) ?? this.#shape(content, left, right, found, { size, colour, align })
    );
  }

  #writerOf(face: Face): Writer {
    const known = this.#writers.get(face) ?? writerOf(this.pdf, face);
    this.#writers.set(face, known);
    return known;
  }

  /** Leaves it to pdfkit to shape a text as a whole. */
  #shape(content: string, left: number, right: number, face: Face, style: Required<Omit<Style, 'face'>>): number {
    const words = laidOut(content);
    const options = { width: right - left, align: style.align, lineGap: LINE_GAP };
    this.pdf.font(face).fontSize(style.size).fillColor(style.colour);
    const { page } = this.pdf;
    this.pdf.text(words, left, this.y, options);
    // Words are laid out once; only what runs over the end of a page has to be measured besides.
    return this.pdf.page === page ? this.pdf.y - this.y : this.pdf.heightOfString(words, options);
  }

  /** Begins a new page unless `height` points are left on this one. */
  reserve(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  down(points: number): void {
    this.y += points;
  }

  rule(colour = LINE): void {
    this.#stroke(`${round(LEFT)} ${round(this.y)} m ${round(RIGHT)} ${round(this.y)} l`, 0.6, colour);
  }

  /** The outline of a box at a place of this page. */
  box(left: number, top: number, width: number, height: number, thickness: number): void {
    this.#stroke(`${[left, top, width, height].map(round).join(' ')} re`, thickness, SOFT);
  }

  #stroke(path: string, thickness: number, colour: string): void {
    this.pdf.page.write(Buffer.from(`${thickness} w ${channels(colour)} RG ${path} S\n`, 'latin1'));
  }

  /** A bar of the brand’s colour, above the heading. */
  ribbon(): void {
    this.pdf.rect(0, 0, WIDTH, 6).fill(ACCENT);
  }

  /** Writes a line and the page’s number at the foot of every page, then gives the file. */
  async finish(foot: string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page);
      this.pdf.page.margins.bottom = 0;
      this.y = HEIGHT - MARGIN;
      this.text(foot, LEFT, RIGHT - 80, { size: 8, colour: SOFT });
      this.text(`Page ${page + 1} of ${count}`, RIGHT - 80, RIGHT, { size: 8, colour: SOFT, align: 'right' });
    }
    await compressPages(this.pdf);
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    return done;
  }
}
