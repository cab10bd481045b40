import everyday1280 from './pictures/everyday-1280.avif';
import everydayFallback from './pictures/everyday-1280.webp';
import everyday1600 from './pictures/everyday-1600.avif';
import everydayPortrait480 from './pictures/everyday-portrait-480.avif';
import everydayPortrait720 from './pictures/everyday-portrait-720.avif';
import everydayPortraitFallback from './pictures/everyday-portrait-720.webp';
import owambe1280 from './pictures/owambe-1280.avif';
import owambeFallback from './pictures/owambe-1280.webp';
import owambe1600 from './pictures/owambe-1600.avif';
import owambe2000 from './pictures/owambe-2000.avif';
import owambePortrait480 from './pictures/owambe-portrait-480.avif';
import owambePortrait720 from './pictures/owambe-portrait-720.avif';
import owambePortraitFallback from './pictures/owambe-portrait-720.webp';
import owambePortrait1000 from './pictures/owambe-portrait-1000.avif';

// The files in pictures/ are written by packages/garment-art/src/web-pictures.ts.

/** One composition: upright for phones, lying for everything wider. Source sets are AVIF. */
export interface Scene {
  alt: string;
  portrait: { srcSet: string; fallback: string };
  landscape: { srcSet: string; fallback: string };
}

/** Where the lying composition takes over. */
export const LANDSCAPE = '(min-width: 48em)';
/** How wide a scene is shown, by viewport. */
export const SCENE_SIZES = '(min-width: 82rem) 76rem, 100vw';

export const HERO: Scene = {
  alt: 'A silk boubou, an ivory agbada and a coral bridal set side by side on a warm studio ground.',
  portrait: {
    srcSet: `${owambePortrait480} 480w, ${owambePortrait720} 720w, ${owambePortrait1000} 1000w`,
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
    srcSet: `${everydayPortrait480} 480w, ${everydayPortrait720} 720w`,
    fallback: everydayPortraitFallback,
  },
  landscape: { srcSet: `${everyday1280} 1280w, ${everyday1600} 1600w`, fallback: everydayFallback },
};
