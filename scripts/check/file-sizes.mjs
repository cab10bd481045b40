const LIMIT = 300;

/** One line per file that is longer than a person can hold in mind. */
export function findLongFiles(sources) {
  return [...sources]
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ file, lines }) => `${file}: ${lines} lines; the limit is ${LIMIT}. Split it by what it does.`);
}
