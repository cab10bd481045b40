import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { declaredUrl } from './declared-url.ts';

const route = (id: string, parentId: string | undefined, path: string | undefined, parameters?: string[]) => ({
  [id]: { id, parentId, path, module: { handle: parameters && { parameters } } },
});
const build = {
  routes: {
    ...route('root', undefined, ''),
    ...route('frame', 'root', undefined),
    ...route('products', 'frame', 'products', ['q', 'page', 'size']),
    ...route('product', 'frame', 'products/:id'),
    ...route('other', 'frame', '*'),
  },
} as unknown as ServerBuild;

it.each([
  ['/products?f=1', '/products'],
  ['/products?page=2&f=1&q=silk', '/products?page=2&q=silk'],
  ['/products?q=silk&page=2', '/products?page=2&q=silk'],
  ['/products?size=M&size=L', '/products?size=M&size=L'],
  ['/products.data?q=silk&utm=x&_routes=a', '/products.data?_routes=a&q=silk'],
  ['/products/agbada?q=silk', '/products/agbada'],
  ['/nowhere?q=silk', '/nowhere'],
  ['/products', '/products'],
  ['/__manifest?paths=%2Fproducts&version=1', '/__manifest?paths=%2Fproducts&version=1'],
])('%s is rendered as %s', (url, rendered) => {
  expect(declaredUrl(build, url)).toBe(rendered);
});
