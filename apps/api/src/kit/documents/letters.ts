/** A glyph of a letter: its number in the face, its own width, how far it leads and where it stands, in thousandths of the size. */
export interface Glyph {
  id: number;
  codePoints: number[];
  width: number;
  advance: number;
  x: number;
  y: number;
}

/** What is asked of a parsed face. */
export interface Shaping {
  unitsPerEm: number;
  layout: (text: string) => {
    glyphs: { id: number; codePoints: number[]; advanceWidth: number }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

/** A letter with its marks, or letters that a face joins into one. */
export interface Letter {
  text: string;
  glyphs: readonly Glyph[];
  width: number;
  /** Whether it is one glyph that stands where it belongs and is as wide as it is drawn. */
  isPlain: boolean;
  /** By the letter that follows: how far that moves, or what the two become. */
  next: Map<Letter, number | Letter>;
}

/** Letters one behind the other, how far each and the next are moved together, and how wide all of it is. */
export interface Run {
  letters: Letter[];
  gaps: number[];
  width: number;
}

/** Latin letters with up to three marks each, digits and common signs; what is written otherwise is shaped as a whole. */
const PLAIN = /^(?:[\u0020-\u024f\u0259\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2026\u20a6][\u0300-\u036f]{0,3})*$/;
const isMark = (code: number): boolean => code >= 0x300 && code <= 0x36f;
/** More than any alphabet needs; beyond it all is forgotten, so that odd names don’t fill the memory. */
const MOST = 20_000;

/**
 * Lays out plain text from letters and pairs of them, each of which a face shapes once, instead of every text anew. Kept
 * for as long as the face, since it grows with alphabets and not with what was written.
 */
export class Letters {
  readonly #face: Shaping;
  #known = new Map<string, Letter>();
  #pairs = 0;

  constructor(face: Shaping) {
    this.#face = face;
  }

  /** A text as the face joins its letters, or null when it is not plain. */
  of(text: string): Run | null {
    if (!PLAIN.test(text)) return null;
    if (this.#known.size + this.#pairs > MOST) [this.#known, this.#pairs] = [new Map(), 0];
    const run: Run = { letters: [], gaps: [], width: 0 };
    for (let from = 0, to = 1; from < text.length; from = to, to++) {
      while (isMark(text.charCodeAt(to))) to++;
      this.#add(run, this.#letter(text.slice(from, to)));
    }
    run.letters.forEach(({ width }, n) => {
      run.width += width + (run.gaps[n] ?? 0);
    });
    return run;
  }

  #add(run: Run, letter: Letter): void {
    const last = run.letters.at(-1);
    const next = last ? this.#next(last, letter) : 0;
    if (typeof next === 'number') {
      if (last) run.gaps[run.gaps.length - 1] = next;
      run.letters.push(letter);
      run.gaps.push(0);
    } else {
      run.letters.pop();
      run.gaps.pop();
      this.#add(run, next);
    }
  }

  #letter(text: string): Letter {
    const letter = this.#known.get(text) ?? this.#shape(text);
    this.#known.set(text, letter);
    return letter;
  }

  #next(one: Letter, other: Letter): number | Letter {
    let next = one.next.get(other);
    if (next === undefined) {
      next = this.#compare(one, other);
      one.next.set(other, next);
      this.#pairs++;
    }
    return next;
  }

  #compare(one: Letter, other: Letter): number | Letter {
    // Words are laid out with the space behind them, each by itself.
    if (one.text === ' ') return 0;
    const both = this.#shape(one.text + other.text);
    const apart = [...one.glyphs, ...other.glyphs];
    const isJoined = both.glyphs.length !== apart.length || both.glyphs.some(({ id }, n) => id !== apart[n]?.id);
    return isJoined ? this.#letter(both.text) : both.width - one.width - other.width;
  }

  #shape(text: string): Letter {
    const { glyphs, positions } = this.#face.layout(text);
    const scale = 1000 / this.#face.unitsPerEm;
    const shaped = glyphs.map(({ id, codePoints, advanceWidth }, n) => {
      const { xAdvance, xOffset, yOffset } = positions[n] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 };
      return {
        ...{ id, codePoints, width: advanceWidth * scale },
        ...{ advance: xAdvance * scale, x: xOffset * scale, y: yOffset * scale },
      };
    });
    const width = shaped.reduce((sum, { advance }) => sum + advance, 0);
    const [first] = shaped;
    const isPlain = shaped.length === 1 && first?.x === 0 && first.y === 0 && first.advance === first.width;
    return { text, glyphs: shaped, width, isPlain, next: new Map() };
  }
}
