/** A code is a word that people type, so a long name gives its first words only. */
const LONG = 14;
const MOST = 24;

/** A code for a partner’s name: `Tolu Adeyemi Styles` gives `TOLUADEYEMI`. */
export function suggestCode(name: string): string {
  const [first = '', ...others] = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^A-Z0-9]/g, ''))
    .filter(Boolean);
  let code = first.slice(0, MOST);
  for (const word of others) {
    if (code.length + word.length > LONG) break;
    code += word;
  }
  return code;
}
