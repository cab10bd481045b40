import type { Path } from '@freesewing/core';
import type { Drawing, Lettering } from '../../paper/drawing.ts';
import { PENS } from '../../paper/pens.ts';

/** Points of PDF in a mm. */
export const POINTS = 72 / 25.4;

/** What pdfkit holds of a face, beyond what its types tell. */
interface Face {
  id: string;
  xHeight: number;
  ref: () => unknown;
  encode: (text: string) => [codes: string[], positions: { advanceWidth: number }[]];
}
type Inner = PDFKit.PDFDocument & { _font: Face };
type Reference = { write: (text: string) => void; end: () => void };
type Page = PDFKit.PDFPage & { xobjects: Record<string, unknown> };

const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The language of PDF for a line; y runs up there, so it is counted from the foot. */
function operators(path: Path, closed: boolean, height: number): string {
  const point = ({ x, y }: { x: number; y: number }) => `${figure(x)} ${figure(height - y)}`;
  const parts = path.ops.map((op) => {
    if (op.type === 'close') return 'h';
    if (op.type === 'curve') return `${point(op.cp1)} ${point(op.cp2)} ${point(op.to)} c`;
    return `${point(op.to)} ${op.type === 'move' ? 'm' : 'l'}`;
  });
  return `${parts.join(' ')} ${closed ? 'h ' : ''}S`;
}

function words(face: Face, { text, x, y, size, upright }: Lettering, height: number): string {
  const [codes, positions] = face.encode(text);
  const width = (positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / 1000;
  const low = ((face.xHeight || 480) * size) / 2000;
  const [left, foot] = upright ? [x + low, height - y - width / 2] : [x - width / 2, height - y - low];
  const turn = upright ? '0 1 -1 0' : '1 0 0 1';
  return `BT /${face.id} ${figure(size)} Tf ${turn} ${figure(left)} ${figure(foot)} Tm <${codes.join('')}> Tj ET`;
}

/**
 * Embeds a drawing in a document once, in the face that is chosen there.
 * @returns how to show it: on the document’s page, its upper left corner at a place in mm from the page’s
 */
export function embedDrawing(pdf: PDFKit.PDFDocument, drawing: Drawing): (left: number, top: number) => void {
  const face = (pdf as Inner)._font;
  const { width, height, strokes, letters } = drawing;
  const content = [
    '0 G 0 g 1 j',
    ...strokes.map(({ path, closed, style }) => {
      const { width: pen, dashes } = PENS[style];
      return `${pen} w [${dashes.join(' ')}] 0 d ${operators(path, closed, height)}`;
    }),
    ...letters.map((each) => words(face, each, height)),
  ];
  const form = pdf.ref({
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] },
    Resources: { Font: { [face.id]: face.ref() } },
  }) as unknown as Reference;
  form.write(content.join('\n'));
  form.end();
  return (left, top) => {
    const page = pdf.page as Page;
    page.xobjects.Pattern = form;
    // Pages of pdfkit are drawn downwards, so the drawing is turned upright.
    const move = [POINTS, 0, 0, -POINTS, left * POINTS, (top + height) * POINTS].map(figure).join(' ');
    (pdf as unknown as { addContent: (text: string) => void }).addContent(`q ${move} cm /Pattern Do Q`);
  };
}
