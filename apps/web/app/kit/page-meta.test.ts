import { expect, it } from 'vitest';
import { originOf, pageMeta, privateMeta } from './page-meta.ts';

const origin = originOf([{ loaderData: { origin: 'https://adunni.example' } }, undefined]);
const page = { origin, title: 'Eko Agbada', description: 'Three pieces in brocade.', path: '/products/1' };

it('gives absolute addresses for the canonical link and the preview', () => {
  const picture = { _id: 'p', url: '/media/p', width: 1200, height: 1600, alt: 'An agbada.', dominant: '#fff' };
  const meta = pageMeta({ ...page, picture, type: 'product' });
  expect(meta).toContainEqual({ title: 'Eko Agbada · Adunni' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://adunni.example/products/1' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://adunni.example/media/p/1280.jpg' });
  expect(meta).toContainEqual({ property: 'og:type', content: 'product' });
});

it('falls back to the picture of the house', () => {
  expect(pageMeta(page)).toContainEqual({
    property: 'og:image',
    content: 'https://adunni.example/preview.jpg',
  });
});

it('carries structured data of schema.org', () => {
  expect(pageMeta({ ...page, jsonLd: [{ '@type': 'Product' }] })).toContainEqual({
    'script:ld+json': { '@context': 'https://schema.org', '@type': 'Product' },
  });
});

it('keeps private pages out of search engines', () => {
  expect(privateMeta('My Orders')).toEqual([{ title: 'My Orders · Adunni' }, { name: 'robots', content: 'noindex' }]);
});
