/** Lightness 0…1, strength 0…0.4, hue 0…360: colours as people see them, so that a step of each looks as large anywhere. */
export interface Oklch {
  lightness: number;
  strength: number;
  hue: number;
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** The colour of #rrggbb. */
export function readHex(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    strength: Math.hypot(a, yellow),
    hue: (hue + 360) % 360,
  };
}

function toRgb({ lightness, strength, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [Math.cos(angle) * strength, Math.sin(angle) * strength];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const SLACK = 0.0005;
const isShown = (colour: Oklch): boolean => toRgb(colour).every((value) => value >= -SLACK && value <= 1 + SLACK);

/** The colour as #rrggbb: as strong as screens can show it in that lightness and hue. */
export function toHex(colour: Oklch): string {
  let { strength } = colour;
  if (!isShown(colour)) {
    let [weak, strong] = [0, strength];
    for (let step = 0; step < 14; step++) {
      strength = (weak + strong) / 2;
      if (isShown({ ...colour, strength })) weak = strength;
      else strong = strength;
    }
    strength = weak;
  }
  const parts = toRgb({ ...colour, strength }).map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, value))))) * 255),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const turned = (colour: Oklch, by: number): string => toHex({ ...colour, hue: (colour.hue + by + 360) % 360 });
const lit = (colour: Oklch, by: number): string =>
  toHex({ ...colour, lightness: Math.min(0.97, Math.max(0.12, colour.lightness + by)) });

/** Colours that go with one, by what leads from it to them. */
export const harmoniesOf = (hex: string): { label: string; colours: string[] }[] => {
  const colour = readHex(hex);
  return [
    { label: 'Complementary', colours: [turned(colour, 180), turned(colour, 150), turned(colour, 210)] },
    { label: 'Analogous', colours: [turned(colour, -30), turned(colour, 30), turned(colour, 60)] },
    { label: 'Triad', colours: [turned(colour, 120), turned(colour, 240)] },
    { label: 'Shades', colours: [lit(colour, -0.2), lit(colour, -0.1), lit(colour, 0.1), lit(colour, 0.2)] },
  ];
};

const NAMES: readonly [number, string][] = [
  [20, 'rose'],
  [45, 'red'],
  [70, 'orange'],
  [105, 'gold'],
  [130, 'lime'],
  [165, 'green'],
  [200, 'teal'],
  [235, 'sky'],
  [280, 'blue'],
  [315, 'purple'],
  [345, 'pink'],
  [360, 'rose'],
];

/** What a colour is called, roughly: `dark teal`. */
export function colourName(hex: string): string {
  const { lightness, strength, hue } = readHex(hex);
  if (strength < 0.025) return lightness > 0.93 ? 'white' : lightness < 0.25 ? 'black' : 'grey';
  const name = NAMES.find(([until]) => hue <= until)?.[1] ?? 'rose';
  if (lightness > 0.85) return `pale ${name}`;
  return lightness < 0.4 ? `dark ${name}` : name;
}

/** How far two colours lie apart, as people see them: 0 the same, 1 black and white. */
export function distance(one: string, other: string): number {
  const [a, b] = [readHex(one), readHex(other)];
  const [x, y] = [(a.hue * Math.PI) / 180, (b.hue * Math.PI) / 180];
  return Math.hypot(
    a.lightness - b.lightness,
    a.strength * Math.cos(x) - b.strength * Math.cos(y),
    a.strength * Math.sin(x) - b.strength * Math.sin(y),
  );
}
