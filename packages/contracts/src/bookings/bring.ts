/** What to bring as a sentence says it: `close-fitting clothes; the shoes that you will wear`. Abbreviations stay as they are. */
export const bringText = (bring: readonly string[]): string =>
  bring.map((each) => (/^.\p{Lu}/u.test(each) ? each : each.charAt(0).toLowerCase() + each.slice(1))).join('; ');
