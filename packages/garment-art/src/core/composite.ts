// One picture over another of the same size, both RGBA with straight alpha.

const single = Math.fround;

/** Lays `top` over `base`; in single precision and rounded down, as libvips does, so that both give the same bytes. */
export function composite(base: Uint8Array, top: Uint8Array): Uint8Array {
  const out = new Uint8Array(base.length);
  for (let i = 0; i < out.length; i += 4) {
    const below = single(base[i + 3]! / 255);
    const above = single(top[i + 3]! / 255);
    const rest = single(1 - above);
    const alpha = single(above + single(below * rest));
    if (alpha === 0) continue;
    for (let k = 0; k < 3; k++) {
      const colour = single(
        single(single(top[i + k]! / 255) * above) + single(rest * single(single(base[i + k]! / 255) * below)),
      );
      out[i + k] = single(single(colour / alpha) * 255);
    }
    out[i + 3] = single(alpha * 255);
  }
  return out;
}
