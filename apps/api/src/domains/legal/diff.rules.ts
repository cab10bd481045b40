import type { Change } from '@adunni/contracts/legal/staff';

/** Words with the space after them, so that they join to the text that they were taken from. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const linesOf = (text: string): string[] => text.split(/(?<=\n)/).filter(Boolean);
/** Cells of a table of words; a larger part shows as a whole, which keeps long rewrites cheap. */
const MOST_CELLS = 4_000_000;

/** What changed from one text to another, in words: lines that both have are set aside first. */
export function changesBetween(before: string, after: string): Change[] {
  const lines = compare(linesOf(before), linesOf(after));
  const changes: Change[] = [];
  for (let at = 0; at < lines.length; ) {
    const { kind, text } = lines[at] as Change;
    if (kind === 'same') {
      changes.push({ kind, text });
      at += 1;
      continue;
    }
    const end = lines.findIndex((line, index) => index > at && line.kind === 'same');
    const part = lines.slice(at, end === -1 ? undefined : end);
    const textOf = (wanted: Change['kind']): string =>
      part.flatMap((each) => (each.kind === wanted ? each.text : [])).join('');
    changes.push(...compare(wordsOf(textOf('removed')), wordsOf(textOf('added'))));
    at += part.length;
  }
  return joined(changes);
}

/** The longest common subsequence, as what to keep, take away and put in. */
function compare(before: readonly string[], after: readonly string[]): Change[] {
  const width = after.length + 1;
  const removed = before.map((text): Change => ({ kind: 'removed', text }));
  const added = after.map((text): Change => ({ kind: 'added', text }));
  if ((before.length + 1) * width > MOST_CELLS) return [...removed, ...added];
  const common = new Uint32Array((before.length + 1) * width);
  const cell = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      changes.push({ kind: 'same', text: before[i] as string });
      i += 1;
      j += 1;
    } else if (cell(i + 1, j) >= cell(i, j + 1)) changes.push(removed[i++] as Change);
    else changes.push(added[j++] as Change);
  }
  return [...changes, ...removed.slice(i), ...added.slice(j)];
}

/** Neighbours of one kind as one. */
function joined(changes: readonly Change[]): Change[] {
  const result: Change[] = [];
  for (const { kind, text } of changes) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}
