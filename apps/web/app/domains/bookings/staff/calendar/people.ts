/** Letters that stand for somebody where there is no room for the name: of the first and of the last of several. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Colours that tell people apart, by the calendar’s style sheet; of more people they begin again. */
const COLOURS = 6;
export const colourOf = (place: number): number => place % COLOURS;
