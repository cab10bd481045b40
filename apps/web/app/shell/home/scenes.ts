import everyday1280 from './pictures/everyday-1280.avif';
import everydayFallback from './pictures/everyday-1280.webp';
import everyday1600 from './pictures/everyday-1600.avif';
import everydayPortrait480 from './pictures/everyday-portrait-480.avif';
import everydayPortrait800 from './pictures/everyday-portrait-800.avif';
import everydayPortraitFallback from './pictures/everyday-portrait-800.webp';
import owambe1280 from './pictures/owambe-1280.avif';
import owambeFallback from './pictures/owambe-1280.webp';
import owambe1600 from './pictures/owambe-1600.avif';
import owambe2000 from './pictures/owambe-2000.avif';
import owambePortrait480 from './pictures/owambe-portrait-480.avif';
import owambePortrait800 from './pictures/owambe-portrait-800.avif';
import owambePortraitFallback from './pictures/owambe-portrait-800.webp';

// The files in pictures/ are written by packages/garment-art/src/web-pictures.ts.

interface Composition {
  /** AVIF files by width. */
  srcSet: string;
  /** The one WebP file, for browsers without AVIF. */
  fallback: string;
}

/** One scene: upright for phones, lying for everything wider. */
export interface Scene {
  alt: string;
  portrait: Composition;
  landscape: Composition;
}

/** Where the lying composition takes over. */
export const LANDSCAPE = '(min-width: 48em)';
/** How wide a scene is shown, by viewport. */
export const SCENE_SIZES = '(min-width: 82rem) 76rem, 100vw';

export const HERO: Scene = {
  alt: 'A silk boubou, an ivory agbada and a coral bridal set side by side on a warm studio ground.',
  portrait: {
    srcSet: `${owambePortrait480} 480w, ${owambePortrait800} 800w`,
    fallback: owambePortraitFallback,
  },
  landscape: {
    srcSet: `${owambe1280} 1280w, ${owambe1600} 1600w, ${owambe2000} 2000w`,
    fallback: owambeFallback,
  },
};

export const EVERYDAY: Scene = {
  alt: 'An adire duster, an ankara peplum set and a navy senator suit side by side on a clay ground.',
  portrait: {
    srcSet: `${everydayPortrait480} 480w, ${everydayPortrait800} 800w`,
    fallback: everydayPortraitFallback,
  },
  landscape: { srcSet: `${everyday1280} 1280w, ${everyday1600} 1600w`, fallback: everydayFallback },
};
