import { useLayoutEffect, useRef } from 'react';
import toned from '../pictures/picture.module.css';
import classes from './drawn-picture.module.css';

interface Props {
  image: ImageData;
  /** Empty when the picture only repeats the text beside it. */
  alt: string;
  /** As of a picture: not darkened in the dark. */
  trueColour?: boolean;
}

/** A drawing in the place of a picture. */
export function DrawnPicture({ image, alt, trueColour = false }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (!current) return;
    current.width = image.width;
    current.height = image.height;
    current.getContext('2d')?.putImageData(image, 0, 0);
  }, [image]);
  return (
    <canvas
      ref={canvas}
      data-true-colour={trueColour || undefined}
      className={`${classes.drawn} ${toned.toned}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  );
}
