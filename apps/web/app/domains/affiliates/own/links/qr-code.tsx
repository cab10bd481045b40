import { useMemo } from 'react';
import button from '../../../../kit/button.module.css';
import { saveFile } from '../../../../kit/save-file.ts';
import { toast } from '../../../../kit/toasts.ts';
import classes from './link-builder.module.css';
import { pathOf, pngOf, squaresOf, svgOf } from './qr.ts';

interface Props {
  link: string;
  /** What its files are called, without their ending. */
  name: string;
}

/** A link as QR code, to be saved for print; dark on white in both themes, as readers need it. */
export default function QrCode({ link, name }: Props) {
  const squares = useMemo(() => squaresOf(link), [link]);

  async function savePng(): Promise<void> {
    try {
      await saveFile(new Response(await pngOf(squares)), `${name}.png`);
    } catch {
      toast('error', 'The picture could not be made. Please try the SVG file.');
    }
  }
  const saveSvg = (): Promise<void> =>
    saveFile(new Response(svgOf(squares), { headers: { 'content-type': 'image/svg+xml' } }), `${name}.svg`);

  return (
    <>
      <svg
        className={classes.qr}
        viewBox={`0 0 ${squares.side} ${squares.side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of your link"
      >
        <rect width={squares.side} height={squares.side} fill="#fff" />
        <path d={pathOf(squares)} fill="#000" />
      </svg>
      <div className={classes.files}>
        <button type="button" className={button.outline} onClick={savePng}>
          PNG
        </button>
        <button type="button" className={button.outline} onClick={saveSvg}>
          SVG
        </button>
      </div>
    </>
  );
}
