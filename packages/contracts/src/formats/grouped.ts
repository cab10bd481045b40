/**
 * A number as English groups it, `1,250,000` or `2.5`, with so many decimals `68,250.50`. By hand, since the first format of the
 * browser’s own takes a phone 100 ms, and most pages show nothing else that needs one.
 */
export function grouped(number: number, decimals?: number): string {
  const size = Math.abs(number);
  const [whole = '', fraction] = (decimals === undefined ? upToThree(size) : size.toFixed(decimals)).split('.');
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${number < 0 ? '-' : ''}${groups}${fraction ? `.${fraction}` : ''}`;
}

/** As many decimals as there are, three at most. */
const upToThree = (size: number): string => String(Number.isInteger(size) ? size : Number(size.toFixed(3)));
