import toned from '../../kit/pictures/picture.module.css';
import { LANDSCAPE, SCENE_SIZES, type Scene } from './scenes.ts';

interface Props {
  scene: Scene;
  /** The first thing on the page: loaded at once and before others. */
  eager?: boolean;
  className?: string | undefined;
}

/** A scene in the composition and width that fit the screen. */
export function ScenePicture({ scene, eager = false, className }: Props) {
  const { portrait, landscape } = scene;
  return (
    <picture>
      <source type="image/avif" media={LANDSCAPE} srcSet={landscape.srcSet} sizes={SCENE_SIZES} />
      <source type="image/avif" srcSet={portrait.srcSet} sizes={SCENE_SIZES} />
      <source type="image/webp" media={LANDSCAPE} srcSet={landscape.fallback} />
      <img
        className={[toned.toned, className].filter(Boolean).join(' ')}
        src={portrait.fallback}
        alt={scene.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
