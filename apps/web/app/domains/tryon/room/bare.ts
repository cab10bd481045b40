import { useState } from 'react';
import { isPhoto, type Person } from '../person.ts';
import type { DrawnFigure } from './messages.ts';
import type { Size } from './size.ts';

const pictures = new WeakMap<Person, ImageData>();

/** The photo of a person as it was taken; null for drawn ones. */
function photoOf(person: Person): ImageData | null {
  if (!isPhoto(person)) return null;
  const { pixels, width, height } = person.read;
  const picture = pictures.get(person) ?? new ImageData(pixels, width, height);
  pictures.set(person, picture);
  return picture;
}

/** The person who is shown without what they wear; a figure is drawn when it is asked for first. */
export function useBare(
  { body, size }: { body: Person; size: Size },
  drawBare: (on: DrawnFigure) => Promise<ImageData | null>,
): { bare: ImageData | null; ask: () => void } {
  const [drawn, setDrawn] = useState<{ body: Person; picture: ImageData } | null>(null);
  const isOfThem = drawn?.body === body && drawn.picture.width === size.width;
  return {
    bare: isPhoto(body) ? photoOf(body) : isOfThem ? drawn.picture : null,
    ask(): void {
      if (isPhoto(body) || isOfThem) return;
      void drawBare({ look: body.look, ...size }).then((picture) => picture && setDrawn({ body, picture }));
    },
  };
}
