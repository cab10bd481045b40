import qrcode from 'qrcode-generator';

/** Empty squares that readers need around a code. */
const MARGIN = 4;
/** How wide a square of the picture is, in px. */
const SCALE = 12;

/** A code as squares: how many there are to a side, with the margin, and the dark ones. */
export interface Squares {
  side: number;
  dark: readonly (readonly [x: number, y: number])[];
}

/** The QR code of a text, with as much repair as makes it readable when printed small. */
export function squaresOf(text: string): Squares {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count * count }, (_, at) => [at % count, Math.floor(at / count)] as const);
  const dark = places.filter(([x, y]) => code.isDark(y, x)).map(([x, y]) => [x + MARGIN, y + MARGIN] as const);
  return { side: count + 2 * MARGIN, dark };
}

/** The dark squares as one path of SVG. */
export const pathOf = ({ dark }: Squares): string => dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');

/** The code as an SVG file, dark on white. */
export function svgOf(squares: Squares): string {
  const { side } = squares;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * SCALE}" height="${side * SCALE}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${pathOf(squares)}"/></svg>`;
}

/** The code as a PNG file. */
export async function pngOf({ side, dark }: Squares): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [x, y] of dark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
