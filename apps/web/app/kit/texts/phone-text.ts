/** How people group the digits of the countries that most customers live in: Nigeria, Ghana, the United Kingdom, North America. */
const GROUPS = [
  /^\+(234)(\d{3})(\d{3})(\d{4})$/,
  /^\+(233)(\d{2})(\d{3})(\d{4})$/,
  /^\+(44)(7\d{3})(\d{6})$/,
  /^\+(1)(\d{3})(\d{3})(\d{4})$/,
];

/** A number as people read it out: `+234 803 555 0192`. Numbers of other countries, whose groups differ, stay as they are. */
export function phoneText(phone: string): string {
  const groups = GROUPS.map((pattern) => pattern.exec(phone)).find((found) => found !== null);
  return groups ? `+${groups.slice(1).join(' ')}` : phone;
}
