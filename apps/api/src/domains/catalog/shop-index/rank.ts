import type { ShopIndex } from './shop-index.ts';
import { ALL_WEIGHTS, weightBit } from './words-column.ts';

/** What one of the words that somebody typed is found by: any of the alternatives. */
export interface Term {
  /** Words or their beginnings, of the named weights, or of all where none is named. */
  alternatives: readonly { word: string; isBeginning: boolean; weights: string }[];
  /** Whether it names whom something is for: that has to fit, whichever other words do. */
  isPerson: boolean;
}

/** How well words fit what is at a place: above 0 where they do. */
export type Ranks = Float32Array;

/** What the most prominent of some weights counts, as PostgreSQL weighs them. */
const STRENGTHS = Float32Array.from({ length: ALL_WEIGHTS + 1 }, (_, weights) => {
  const [strength = 0] = Object.entries({ A: 1, B: 0.4, C: 0.2, D: 0.1 }).flatMap(([weight, counts]) =>
    weights & weightBit(weight) ? [counts] : [],
  );
  return strength;
});

/** Whether a place is found by the words; always, when nobody searches. */
export const isFoundBy =
  (ranks: Ranks | null) =>
  (place: number): boolean =>
    ranks === null || (ranks[place] as number) > 0;

/**
 * How well each visible product fits: the sum over the words of how prominently each stands in it. Each word must occur;
 * when no product has all of them, one is enough.
 */
export function rankByWords(
  { columns }: ShopIndex,
  terms: readonly Term[],
  isVisible: (place: number) => boolean,
): Ranks {
  const ranks = new Float32Array(columns.end);
  const { marks, wanted } = wordsOf(columns.words.vocabulary.values, terms);
  /** How prominently each term stands in the product that is looked at. */
  const best = new Float32Array(terms.length);
  const look = (word: number, weights: number): void => {
    for (const { term, among } of wanted.get(word) ?? []) {
      const strength = STRENGTHS[weights & among] as number;
      if (strength > (best[term] as number)) best[term] = strength;
    }
  };
  const rankThose = (isEnough: () => boolean): boolean => {
    let found = false;
    for (let place = 0; place < columns.end; place++) {
      if (!isVisible(place)) continue;
      best.fill(0);
      columns.words.each(place, marks, look);
      if (!isEnough()) continue;
      ranks[place] = best.reduce((sum, one) => sum + one, 0);
      found = true;
    }
    return found;
  };
  const has = (term: number) => (best[term] as number) > 0;
  const all = [...terms.keys()];
  const [persons, others] = [all.filter((term) => terms[term]?.isPerson), all.filter((term) => !terms[term]?.isPerson)];
  if (terms.length > 0 && !rankThose(() => all.every(has)) && others.length > 1)
    rankThose(() => persons.every(has) && others.some(has));
  return ranks;
}

/** Which words of the vocabulary stand for which terms, of which weights. */
function wordsOf(vocabulary: readonly string[], terms: readonly Term[]) {
  const marks = new Uint8Array(vocabulary.length);
  const wanted = new Map<number, { term: number; among: number }[]>();
  for (const [number, known] of vocabulary.entries())
    for (const [term, { alternatives }] of terms.entries())
      for (const { word, isBeginning, weights } of alternatives) {
        if (!(isBeginning ? known.startsWith(word) : known === word)) continue;
        const among = weights === '' ? ALL_WEIGHTS : [...weights].reduce((bits, weight) => bits | weightBit(weight), 0);
        marks[number] = 1;
        wanted.set(number, [...(wanted.get(number) ?? []), { term, among }]);
      }
  return { marks, wanted };
}
