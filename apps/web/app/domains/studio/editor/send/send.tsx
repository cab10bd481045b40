import { useState } from 'react';
import button from '../../../../kit/button.module.css';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { type Design, fileName, nameOf, recipeText, toFragment } from '../design/design.ts';
import { pngOf, savePicture } from '../stage/picture-file.ts';
import { drawLarge } from '../stage/use-drawing.ts';
import classes from './send.module.css';

interface Props {
  design: Design;
  canDraw: boolean;
}

const canSend = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Hands a picture to another app; false where the browser does not let it, as when drawing took longer than a tap counts. */
async function share(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    // Whoever closes the list of apps wants nothing else instead.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Takes the design elsewhere: as a link, as a picture, as its recipe. */
export function Send({ design, canDraw }: Props) {
  const [isBusy, setBusy] = useState(false);
  const link = `${window.location.origin}/design#${toFragment(design)}`;
  async function withPicture(use: (file: File) => void | Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const name = fileName(design);
      await use(new File([await pngOf(await drawLarge(design.recipe))], name, { type: 'image/png' }));
    } catch {
      toast('error', 'The picture could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className={classes.send} aria-labelledby="take-it">
      <h2 id="take-it">Share or keep</h2>
      <div className={classes.ways}>
        <CopyButton text={link} what="Link" className={button.filled}>
          Copy link
        </CopyButton>
        <button
          type="button"
          className={button.outline}
          disabled={isBusy || !canDraw}
          onClick={() => withPicture((file) => savePicture(file, file.name))}
        >
          {isBusy ? 'Drawing…' : 'Download picture'}
        </button>
        {'canShare' in navigator && (
          <button
            type="button"
            className={button.outline}
            disabled={isBusy || !canDraw}
            onClick={() =>
              withPicture(async (file) => {
                if (!canSend(file) || !(await share(file, nameOf(design)))) savePicture(file, file.name);
              })
            }
          >
            Send picture
          </button>
        )}
        <CopyButton text={recipeText(design.recipe)} what="Recipe" className={button.outline}>
          Copy recipe (JSON)
        </CopyButton>
      </div>
      <p>Whoever opens the link can change the design into a copy of their own. Yours stays as it is.</p>
    </section>
  );
}
