/** What most texts consist of: letters that every face has. */
const COMMON = /^[\n\u0020-\u017f]*$/;
/** Letters of Hausa and Igbo that the faces of documents lack. */
const RARE = /[ƁɓƊɗƘƙƳƴṄṅ]|\u0323/;
const ARABIC = /\p{Script=Arabic}/u;
/** Words of Arabic script with the spaces between them. */
const ARABIC_WORDS = /[\p{Script=Arabic}\p{M}]+(?: +[\p{Script=Arabic}\p{M}]+)+/gu;
const BEFORE_LATIN = /(\p{Script=Arabic}) (?=[^\p{Script=Arabic}\s])/gu;

/** Marks that stand on a letter which no face has in one piece: `ọ́`. */
const STACKED = /\p{M}/u;

/**
 * The face that has every letter of a text: the wanted one, unless there are letters which only another has, or marks,
 * which the display face would set beside their letters.
 */
export function faceOf<F extends string>(text: string, wanted: F): F | 'latin' | 'arabic' | 'strong' {
  if (COMMON.test(text)) return wanted;
  if (ARABIC.test(text)) return 'arabic';
  const composed = text.normalize('NFC');
  if (RARE.test(composed)) return 'latin';
  return wanted === 'display' && STACKED.test(composed) ? 'strong' : wanted;
}

/**
 * A text as it is given to the renderer, which lays out each word by itself: words from right to left are held together,
 * so that the first of them stands rightmost, and the space after them, which it would set before, is given twice.
 */
export const laidOut = (text: string): string =>
  ARABIC.test(text)
    ? text.replace(ARABIC_WORDS, (words) => words.replaceAll(/ +/g, '\u00a0')).replace(BEFORE_LATIN, '$1  ')
    : text;
