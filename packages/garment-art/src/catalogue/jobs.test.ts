import { expect, test } from 'vitest';
import { listPictures, pictureIndex } from '../media.ts';
import { TEXTILES } from '../textiles/library.ts';
import { JOBS } from './jobs.ts';

/** The products of the demo marketplace. */
const CATALOGUE = {
  men: 'eko-agbada groom-etu-agbada senator-crest plain-kaftan embroidered-kaftan buba-and-sokoto isiagu-set babban-riga dashiki woko',
  women:
    'oleku-iro-and-buba classic-iro-and-buba boubou-adire boubou-silk shift-dress corset-gown jumpsuit reception-dress bridal-set george-wrapper-and-blouse onyonyo edo-wrapper peplum-and-wrapper duster',
  accessories: 'auto-gele gele-and-ipele abeti-aja-cap coral-beads clutch feather-fan',
  fabrics: 'ankara-6-yards adire-5-yards guinea-5-yards voile-lace-5-yards aso-oke-bundle',
  kids: 'boys-agbada girls-flare mini-aso-ebi',
};
const PRODUCT_SLUGS = Object.values(CATALOGUE).flatMap((slugs) => slugs.split(' '));
const MAKER_SLUGS =
  'adewura-atelier kolade-and-thread ireti-stitch-house nkiru-ward-studio zaria-needle-co tinuade-dyeworks calabar-loom-room osagie-coral-couture amara-cut-and-fit baraka-bespoke adjoa-and-ade peckham-fit-room'.split(
    ' ',
  );

const filesOf = (slug: string, kind: string): string[] =>
  (pictureIndex[slug] ?? []).filter((picture) => picture.kind === kind).map((picture) => picture.file);

test('every picture is listed once and every listed picture is in the index as it is described', () => {
  expect(new Set(JOBS.map((job) => job.path)).size).toBe(JOBS.length);
  const described = JOBS.map(({ path, slug, kind, alt, width, height, colourway }) => ({
    ...{ file: path, slug, kind, alt, width, height },
    ...(colourway ? { colourway } : {}),
  }));
  const byFile = (a: { file: string }, b: { file: string }): number => (a.file < b.file ? -1 : 1);
  const indexed = listPictures().map(({ dominant, bytes, files, ...entry }) => entry);
  expect(indexed.toSorted(byFile)).toEqual(described.toSorted(byFile));
});

test.for(PRODUCT_SLUGS)('%s has a card, a close view, its cloth and nothing twice', (slug) => {
  const files = filesOf(slug, 'product');
  expect(files.slice(0, 3)).toEqual([1, 2, 3].map((k) => `products/${slug}/${k}.webp`));
  expect(new Set(files).size).toBe(files.length);
});

test.for([...CATALOGUE.men.split(' '), ...CATALOGUE.women.split(' ')])('%s can be tried on', (slug) => {
  expect(filesOf(slug, 'cutout')).toEqual([`cutouts/${slug}.webp`]);
});

test.for(MAKER_SLUGS)('%s has a cover and a monogram', (slug) => {
  expect(filesOf(slug, 'maker')).toEqual([`makers/${slug}.webp`]);
  expect(filesOf(`${slug}-avatar`, 'maker')).toEqual([`makers/${slug}-avatar.webp`]);
});

test('every textile has its tile, every category and the home page their pictures', () => {
  expect(listPictures('textile').map((picture) => picture.slug)).toEqual(Object.keys(TEXTILES).toSorted());
  for (const slug of ['men', 'women', 'bridal', 'kids', 'accessories', 'fabrics'])
    expect(filesOf(slug, 'category')).toEqual([`categories/${slug}.webp`]);
  expect(listPictures('hero').map((picture) => picture.slug)).toEqual([
    ...['everyday', 'everyday-portrait', 'owambe', 'owambe-portrait'],
  ]);
});
