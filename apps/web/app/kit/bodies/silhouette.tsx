import type { Model } from './models.ts';
import { outlineOf } from './outline.ts';

/** A small drawing of a body’s build. */
export function Silhouette({ look }: Pick<Model, 'look'>) {
  return (
    <svg viewBox="0 0 28 48" width="28" height="48" aria-hidden="true" fill="currentColor">
      <circle cx="14" cy="5" r="3.5" />
      <path d={outlineOf(look)} />
    </svg>
  );
}
