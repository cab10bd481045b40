import type { Glyph, Letters, Run } from './letters.ts';
import { linesOf, widthOfWords } from './lines.ts';

/** What pdfkit holds of a face that a document writes in, beyond what its types tell. */
export interface Embedded {
  id: string;
  ascender: number;
  widths: number[];
  unicode: number[][];
  subset: { includeGlyph: (id: number) => number };
  ref: () => unknown;
  lineHeight: (size: number, withGap: boolean) => number;
}
type Page = PDFKit.PDFPage & { fonts: Record<string, unknown> };

export interface Wanted {
  left: number;
  top: number;
  width: number;
  size: number;
  colour: string;
  align: 'left' | 'right';
  lineGap: number;
}

/**
 * Writes plain text in one face of a document, laid out from its letters: what pdfkit would write, word for word, without
 * measuring and shaping each text anew.
 */
export class Writer {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #face: Embedded;
  readonly #letters: Letters;
  /** By the number of a glyph in the face: its code in this document. */
  readonly #codes: string[] = [];

  constructor(pdf: PDFKit.PDFDocument, face: Embedded, letters: Letters) {
    this.#pdf = pdf;
    this.#face = face;
    this.#letters = letters;
  }

  /** Gives the height, or null when pdfkit has to write it: a text that is not plain, or would run over the page’s end. */
  write(text: string, { left, top, width, size, colour, align, lineGap }: Wanted): number | null {
    const lines = linesOf(this.#letters, text, (width * 1000) / size);
    const height = this.#face.lineHeight(size, true) + lineGap;
    const page = this.#pdf.page as Page;
    if (!lines || top + lines.length * height > page.maxY()) return null;
    page.fonts[this.#face.id] ??= this.#face.ref();
    const parts = [`BT ${fill(colour)} /${this.#face.id} ${round(size)} Tf`];
    for (const [n, line] of lines.entries()) {
      const x = align === 'left' ? left : left + width - (widthOfWords(line) * size) / 1000;
      this.#line(parts, line, x, top + n * height + (this.#face.ascender * size) / 1000, size / 1000);
    }
    parts.push('ET');
    page.write(Buffer.from(`${parts.join('\n')}\n`, 'latin1'));
    return lines.length * height;
  }

  #line(parts: string[], { letters, gaps }: Run, x: number, y: number, scale: number): void {
    // Pages are drawn downwards, so letters are turned upright.
    const begin = (right: number, up: number) => parts.push(`1 0 0 -1 ${round(right)} ${round(y - up)} Tm`);
    begin(x, 0);
    let [at, codes, isOff] = [x, '', false];
    const end = () => codes && parts.push(`[<${codes}>] TJ`);
    letters.forEach((letter, n) => {
      const gap = gaps[n] ?? 0;
      for (const glyph of letter.glyphs) {
        const isMoved = !letter.isPlain && (glyph.x !== 0 || glyph.y !== 0);
        if (isMoved || isOff) {
          end();
          begin(at + glyph.x * scale, glyph.y * scale);
          [codes, isOff] = ['', isMoved];
        }
        codes += this.#codes[glyph.id] ?? this.#include(glyph);
        if (glyph.advance !== glyph.width) codes += `>${round(glyph.width - glyph.advance)}<`;
        at += glyph.advance * scale;
      }
      if (gap === 0) return;
      codes += `>${round(-gap)}<`;
      at += gap * scale;
    });
    end();
  }

  #include({ id, width, codePoints }: Glyph): string {
    const { subset, widths, unicode } = this.#face;
    const included = subset.includeGlyph(id);
    widths[included] ??= width;
    unicode[included] ??= codePoints;
    const code = included.toString(16).padStart(4, '0');
    this.#codes[id] = code;
    return code;
  }
}

/** A figure as documents write it. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

const channel = (hex: string, from: number): number => round(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
const colours = new Map<string, string>();

/** The operands of a colour. */
export function channels(hex: string): string {
  const known = colours.get(hex) ?? [1, 3, 5].map((from) => channel(hex, from)).join(' ');
  colours.set(hex, known);
  return known;
}

const fill = (hex: string): string => `${channels(hex)} rg`;
