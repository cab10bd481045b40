import { boxBlur } from '../../../packages/garment-art/src/core/raster.ts';

/** Px of a piece on a card that is 800 px wide, and how far its shadow reaches there. */
const [WIDTH, HEIGHT, RADIUS] = [460, 760, 16];
/** As `boxBlur` is asked for hollows. */
const PASSES = 2;
const ROUNDS = 15;

const VERTEX = `#version 300 es
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }`;
const FRAGMENT = `#version 300 es
precision highp float; precision highp sampler2D;
uniform sampler2D source; uniform ivec2 way; uniform ivec2 size; out vec4 mean;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy); float sum = 0.;
  for (int i = -${RADIUS}; i <= ${RADIUS}; i++) sum += texelFetch(source, clamp(at + i * way, ivec2(0), size - 1), 0).r;
  mean = vec4(sum / ${2 * RADIUS + 1}., 0, 0, 1);
}`;

/** What one blur takes, ms: by the processor; by WebGL2 with sending and reading back; sending and reading back alone. */
export interface BlurTimes {
  renderer: string;
  processor: number;
  card: number;
  there: number;
  /** Largest difference, of heights to about 30. */
  differs: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function timed<T>(run: () => T): { ms: number; made: T } {
  const times: number[] = [];
  let made = run();
  for (let i = 0; i < ROUNDS; i++) {
    const began = performance.now();
    made = run();
    times.push(performance.now() - began);
  }
  return { ms: median(times), made };
}

/** Blurs the heights of a piece both ways; null where the browser has no WebGL2 that draws floats. */
export function measureBlur(): BlurTimes | null {
  const gl = new OffscreenCanvas(WIDTH, HEIGHT).getContext('webgl2', { antialias: false });
  if (!gl?.getExtension('EXT_color_buffer_float')) return null;
  const heights = Float32Array.from(
    { length: WIDTH * HEIGHT },
    (_, i) => 15 + 15 * Math.sin(i / 37) * Math.cos(i / 9_001),
  );
  const program = programOf(gl);
  const [first, second] = [targetOf(gl), targetOf(gl)];
  const back = new Float32Array(WIDTH * HEIGHT * 4);
  const send = (): void => {
    gl.bindTexture(gl.TEXTURE_2D, first.texture);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, WIDTH, HEIGHT, gl.RED, gl.FLOAT, heights);
  };
  const read = (): Float32Array => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, first.frame);
    gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.FLOAT, back);
    return back;
  };
  gl.useProgram(program);
  gl.uniform2i(gl.getUniformLocation(program, 'size'), WIDTH, HEIGHT);
  const way = gl.getUniformLocation(program, 'way');
  const pass = (from: Target, to: Target, x: number, y: number): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
    gl.bindTexture(gl.TEXTURE_2D, from.texture);
    gl.uniform2i(way, x, y);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const byProcessor = timed(() => boxBlur(heights, WIDTH, HEIGHT, RADIUS, PASSES));
  const there = timed(() => {
    send();
    return read();
  });
  const byCard = timed(() => {
    send();
    for (let i = 0; i < PASSES; i++) {
      pass(first, second, 1, 0);
      pass(second, first, 0, 1);
    }
    return read();
  });
  let differs = 0;
  byProcessor.made.forEach((value, i) => {
    differs = Math.max(differs, Math.abs(value - (byCard.made[4 * i] ?? 0)));
  });
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return { renderer, processor: byProcessor.ms, card: byCard.ms, there: there.ms, differs };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'not linked');
  return program;
}

interface Target {
  texture: WebGLTexture;
  frame: WebGLFramebuffer;
}

function targetOf(gl: WebGL2RenderingContext): Target {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R32F, WIDTH, HEIGHT);
  // Floats are not read between px, and a texture that would be is black.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame };
}
