import { Dictionary } from './dictionary.ts';

/** Weights of words, each a bit: A of titles, B of labels and names, C of summaries, D of descriptions. */
const WEIGHT_BITS = { A: 8, B: 4, C: 2, D: 1 };
/** An entry is the number of a word, shifted by as many bits, and the bits of the weights that it has in the product. */
const WEIGHTS = 4;
export const ALL_WEIGHTS = 0b1111;

/** The bit of a weight; PostgreSQL leaves D unwritten. */
export const weightBit = (weight: string): number => WEIGHT_BITS[weight as keyof typeof WEIGHT_BITS] ?? WEIGHT_BITS.D;

const QUOTE = 39;
/** How much of the entries may belong to what is no longer there before they are put together anew. */
const MOST_WASTE = 0.5;
const FIRST_ENTRIES = 16_384;

/** What products are found by: of each place a run of entries, all runs behind each other in one array. */
export class WordsColumn {
  readonly vocabulary = new Dictionary<string>();
  #entries = new Uint32Array(FIRST_ENTRIES);
  #end = 0;
  #wasted = 0;
  /** By place. */
  #starts: number[] = [];
  #lengths: number[] = [];

  /** Sets the words of a place, as PostgreSQL writes a tsvector. */
  put(place: number, text: string): void {
    this.#wasted += this.#lengths[place] ?? 0;
    if (this.#wasted > this.#entries.length * MOST_WASTE) this.#tidy(place);
    this.#starts[place] = this.#end;
    for (const { word, weights } of readTsvector(text))
      this.#push((this.vocabulary.codeOf(word, String) << WEIGHTS) | weights);
    this.#lengths[place] = this.#end - (this.#starts[place] as number);
  }

  /** Visits those words of a place that are marked, by their number, with their weights. */
  each(place: number, marks: Uint8Array, visit: (word: number, weights: number) => void): void {
    const from = this.#starts[place] as number;
    const to = from + (this.#lengths[place] as number);
    for (let at = from; at < to; at++) {
      const entry = this.#entries[at] as number;
      if (marks[entry >>> WEIGHTS] === 1) visit(entry >>> WEIGHTS, entry & ALL_WEIGHTS);
    }
  }

  #push(entry: number): void {
    if (this.#end === this.#entries.length) {
      const next = new Uint32Array(this.#end * 2);
      next.set(this.#entries);
      this.#entries = next;
    }
    this.#entries[this.#end++] = entry;
  }

  /** Puts the runs together without what was replaced, the one of `dropped` too. */
  #tidy(dropped: number): void {
    const next = new Uint32Array(this.#entries.length);
    let end = 0;
    for (const [place, start] of this.#starts.entries()) {
      const length = place === dropped ? 0 : (this.#lengths[place] ?? 0);
      next.set(this.#entries.subarray(start, start + length), end);
      this.#starts[place] = end;
      this.#lengths[place] = length;
      end += length;
    }
    [this.#entries, this.#end, this.#wasted] = [next, end, 0];
  }
}

/** The words of a tsvector with the bits of their weights. */
export function* readTsvector(text: string): Generator<{ word: string; weights: number }> {
  for (let at = 0; at < text.length; ) {
    // A word stands in quotes; a quote in it is written twice.
    let end = at + 1;
    while (text.charCodeAt(end) !== QUOTE || text.charCodeAt(end + 1) === QUOTE)
      end += text.charCodeAt(end) === QUOTE ? 2 : 1;
    const word = text.slice(at + 1, end).replaceAll("''", "'");
    const next = text.indexOf(' ', end);
    const stop = next === -1 ? text.length : next;
    let weights = 0;
    for (const position of text.slice(end + 2, stop).split(',')) weights |= weightBit(position.at(-1) ?? '');
    yield { word, weights };
    at = stop + 1;
  }
}
