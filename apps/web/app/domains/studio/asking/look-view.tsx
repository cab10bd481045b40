import type { Look } from '@adunni/contracts/studio/asking/look';
import { useEffect, useState } from 'react';
import { colourName } from '../../../kit/colours/colour-name.ts';
import { canDraw } from '../../../kit/garments/can-draw.ts';
import { DrawnPicture } from '../../../kit/garments/drawn-picture.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { drawOnce } from './draw-once.ts';
import classes from './look.module.css';

interface Props {
  look: Look;
  /** What it shows, in words. */
  alt: string;
  caption?: string;
}

/** A drawing under its words: its picture once the server has drawn it, until then drawn here. */
export function LookView({ look, alt, caption }: Props) {
  return (
    <figure className={classes.look}>
      <span className={classes.frame}>
        <Drawing look={look} alt={alt} />
      </span>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The drawing alone. */
export function Drawing({ look: { recipe, picture }, alt }: Omit<Props, 'caption'>) {
  const image = useDrawn(picture ? null : recipe);
  if (picture) return <Picture picture={picture} sizes="(min-width: 48em) 18rem, 45vw" alt={alt} />;
  if (image) return <DrawnPicture image={image} alt={alt} />;
  return <span className={classes.undrawn}>The drawing is being prepared.</span>;
}

/** A recipe drawn here; null until then, and where this browser can’t. */
function useDrawn(recipe: Look['recipe'] | null): ImageData | null {
  const [image, setImage] = useState<ImageData | null>(null);
  const wanted = recipe && JSON.stringify(recipe);
  useEffect(() => {
    if (!wanted || !canDraw()) return;
    let isOver = false;
    void drawOnce(JSON.parse(wanted)).then((drawn) => isOver || setImage(drawn));
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return image;
}

/** What was chosen, in words. */
export function LookLines({ lines }: Pick<Look, 'lines'>) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ name, value, colour }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{colour ? <Colour hex={colour} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const IS_HEX = /^#[0-9a-f]{6}$/i;

/** What was chosen, in words; a colour as it looks, with its name. */
export const LookValue = ({ value }: { value: string }) => (IS_HEX.test(value) ? <Colour hex={value} /> : value);

function Colour({ hex }: { hex: string }) {
  return (
    <span className={classes.colour}>
      <span className={classes.swatch} style={{ backgroundColor: hex }} aria-hidden="true" />
      {colourName(hex)} <small>{hex}</small>
    </span>
  );
}
