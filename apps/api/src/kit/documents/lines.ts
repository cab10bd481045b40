/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import type { Letters, Run } from './letters.ts';

/**
 * The lines of a plain text that is no wider than `most`, in thousandths of its size; null when it has other letters, an
 * empty line, or a word that is wider by itself.
 */
export function linesOf(letters: Letters, text: string, most: number): Run[] | null {
  const lines: Run[] = [];
  for (const paragraph of text.split('\n')) {
    const whole = letters.of(paragraph);
    if (!whole || whole.letters.length === 0) return null;
    const broken = whole.width <= most ? [whole] : breakLines(letters, paragraph, most);
    if (!broken) return null;
    lines.push(...broken);
  }
  return lines;
}

function breakLines(letters: Letters, paragraph: string, most: number): Run[] | null {
  const lines: Run[] = [];
  let [line, from]: [Run, number] = [{ letters: [], gaps: [], width: 0 }, 0];
  const breaker = new LineBreaker(paragraph);
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const word = letters.of(paragraph.slice(from, at.position));
    if (!word || word.width > most) return null;
    if (line.width + word.width > most) {
      lines.push(line);
      line = { letters: [], gaps: [], width: 0 };
    }
    line.letters.push(...word.letters);
    line.gaps.push(...word.gaps);
    line.width += word.width;
    from = at.position;
  }
  return [...lines, line];
}

/** How wide a line is without the spaces at its end. */
export function widthOfWords({ letters, gaps, width }: Run): number {
  let words = width;
  for (let n = letters.length - 1; n > 0 && letters[n]?.text === ' '; n--)
    words -= (letters[n]?.width ?? 0) + (gaps[n - 1] ?? 0);
  return words;
}
