/** A garment as it was chosen, drawn. */
export interface Look {
  image: ImageData;
  /** What it shows, in words. */
  alt: string;
  isRough: boolean;
  /** Draws it anew with so many px, for who looks closer; tells null when that can’t be done. */
  enlarge: (width: number, onDrawn: (image: ImageData | null) => void) => void;
}

/** `off`: the pictures that there are show it; `waiting`: the first drawing is under way. */
export type LookState = Look | 'off' | 'waiting';
