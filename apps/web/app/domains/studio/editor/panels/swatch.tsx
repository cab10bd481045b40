import { useEffect, useState } from 'react';
import type { Drawer } from '../../../../kit/garments/drawer.ts';
import { Pixels } from '../stage/pixels.tsx';

/** Squares that were woven once, by cloth and colours; each is a quarter of a megabyte. */
const woven = new Map<string, ImageData>();
const MOST = 80;

interface Props {
  name: string;
  colours?: string | undefined;
  weave: Drawer['weave'];
}

/** A square of cloth, woven as it is. */
export function Swatch({ name, colours, weave }: Props) {
  const key = `${name} ${colours ?? ''}`;
  const [image, setImage] = useState(() => woven.get(key) ?? null);
  useEffect(() => {
    const kept = woven.get(key);
    if (kept) return setImage(kept);
    let isOver = false;
    weave({ name, ...(colours === undefined ? {} : { colours }) }, (made) => {
      if (!made) return;
      if (woven.size >= MOST) woven.delete(woven.keys().next().value ?? '');
      woven.set(key, made);
      if (!isOver) setImage(made);
    });
    return () => {
      isOver = true;
    };
  }, [key, name, colours, weave]);
  return <Pixels image={image} words="" />;
}
