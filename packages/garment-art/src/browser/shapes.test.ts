import { expect, test } from 'vitest';
import { makeGarment, PRODUCTS } from '../catalogue/products.ts';
import { loomOf, TILE } from '../core/loom.ts';
import { chooseRasteriser } from '../core/rasteriser.ts';
import { studioGround } from '../scenes/studio.ts';
import { TEXTILES } from '../textiles/library.ts';
import { readShapes } from './shapes.ts';

/** Reads what it is to draw, and draws nothing. */
chooseRasteriser(async (markup, width, height) => {
  readShapes(markup);
  return new Uint8Array(4 * width * height);
});

/** A textile of every pattern that is drawn before it is woven. */
const DRAWN = [
  ...['ankara-records-teal', 'ankara-diamonds-sun', 'ankara-hibiscus-coral', 'ankara-scallops-indigo'],
  ...['adire-eleko-teal', 'adire-oniko-kola', 'lace-cord-wine', 'lace-voile-sky', 'brocade-ivory', 'shadda-sky'],
  ...['george-red', 'isiagu-black', 'tulle-emerald'],
];

test.for(DRAWN)('the drawing of %s is read', async (name) => {
  await TEXTILES[name]!.make(loomOf(TILE));
});

test.for(PRODUCTS.map(({ slug }) => slug))('what is sewn on %s is read', async (slug) => {
  const { pieces, ornaments } = await makeGarment(slug);
  for (const { overlay } of pieces) if (overlay) readShapes(overlay);
  if (ornaments) expect(readShapes(ornaments).length).toBeGreaterThan(0);
});

test('the studio’s ground is read', async () => {
  await studioGround(30, 40);
});

test('places, looks and repeats come from all that a shape lies in', () => {
  const shapes = readShapes(
    '<defs><g id="t"><circle r="2" fill="#abc" opacity=".5"/></g></defs><use xlink:href="#t" x="4" y="6"/>' +
      '<g transform="translate(10,20) scale(2)" fill="none" stroke="#012345"><path d="M0,0 L9,9" stroke-width="3"/></g>',
  );
  expect(shapes).toEqual([
    {
      outline: { kind: 'ellipse', x: -2, y: -2, width: 4, height: 4 },
      matrix: [1, 0, 0, 1, 4, 6],
      fill: { colour: '#abc', opacity: 0.5 },
      stroke: null,
    },
    {
      outline: { kind: 'path', d: 'M0,0 L9,9' },
      matrix: [2, 0, 0, 2, 10, 20],
      fill: null,
      stroke: { colour: '#012345', opacity: 1, width: 3, join: 'miter', cap: 'butt', dashes: [] },
    },
  ]);
});

test.for([
  ['an unknown element', '<image href="https://example.com/a.png"/>'],
  ['an unknown attribute', '<path d="M0 0" style="fill:red"/>'],
  ['a named colour', '<path d="M0 0" fill="red"/>'],
  ['a number with a unit', '<circle r="2cm"/>'],
  ['text', '<g>words</g>'],
  ['an open element', '<g><path d="M0 0"/>'],
  ['a wrongly closed element', '<g></path>'],
  ['another transform', '<g transform="skewX(4)"></g>'],
  ['a missing gradient', '<circle r="2" fill="url(#none)"/>'],
  ['a missing group', '<use xlink:href="#none"/>'],
  ['a group that is seen through', '<g opacity=".5"><circle r="2"/></g>'],
  ['a shape with a line that is seen through', '<circle r="2" fill="#000" stroke="#fff" opacity=".5"/>'],
  ['another rule of filling', '<path d="M0 0" fill-rule="evenodd"/>'],
])('%s is refused', ([, markup]) => {
  expect(() => readShapes(markup!)).toThrow();
});
