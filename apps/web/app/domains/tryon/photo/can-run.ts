/**
 * Whether bodies can be found here. That is done on the processor, but pictures go through WebGL on their way there, and
 * masks through textures of fractions: a device that draws none of those breaks off in the midst of a photo.
 */
export function canRun(makeCanvas: () => OffscreenCanvas | null = smallest): boolean {
  const gl = makeCanvas()?.getContext('webgl2');
  if (!gl) return false;
  const isAble = FRACTIONS.some((name) => gl.getExtension(name) !== null);
  // Browsers hold few contexts at once.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isAble;
}

const FRACTIONS = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float'];

const smallest = (): OffscreenCanvas | null =>
  typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1);
