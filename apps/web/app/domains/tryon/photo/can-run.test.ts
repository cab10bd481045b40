import { expect, it } from 'vitest';
import { canRun } from './can-run.ts';

/** A canvas as far as WebGL is asked of it, which knows these extensions. */
function canvasOf(extensions: readonly string[] | null) {
  let isGivenBack = false;
  const loseContext = (): void => {
    isGivenBack = true;
  };
  const getExtension = (name: string) => (extensions?.includes(name) ? { loseContext } : null);
  const canvas = { getContext: () => (extensions === null ? null : { getExtension }) } as unknown as OffscreenCanvas;
  return { canvas, isGivenBack: () => isGivenBack };
}

it('finds bodies where textures hold fractions, whole ones or halves of them, and keeps no context', () => {
  for (const name of ['EXT_color_buffer_float', 'EXT_color_buffer_half_float']) {
    const { canvas, isGivenBack } = canvasOf([name, 'WEBGL_lose_context']);
    expect(
      canRun(() => canvas),
      name,
    ).toBe(true);
    expect(isGivenBack(), name).toBe(true);
  }
});

it('finds none where textures hold no fractions, where there is no WebGL, and where workers draw nothing', () => {
  expect(canRun(() => canvasOf(['WEBGL_lose_context']).canvas)).toBe(false);
  expect(canRun(() => canvasOf(null).canvas)).toBe(false);
  expect(canRun(() => null)).toBe(false);
});
