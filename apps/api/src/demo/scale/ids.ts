/** The variant of UUIDs, and a mark by which ids of a filling cannot be those of other rows. */
const MARK = '8ca1';

/**
 * Makes UUIDs of version 7 one after another: the moment, then a count in place of chance, which costs more than all
 * else about a row.
 */
export function countedIds(): (at: Date) => string {
  let count = 0;
  return (at) => {
    const moment = at.getTime().toString(16).padStart(12, '0');
    count += 1;
    const tail = count.toString(16).padStart(12, '0');
    return `${moment.slice(0, 8)}-${moment.slice(8)}-7000-${MARK}-${tail}`;
  };
}
