import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

const request = (title: string) => idOf('select id from design_requests where title = $1', title);
const ask = (title: string) =>
  idOf(
    `select a.id from design_asks a join design_requests r on r.id = a.request_id join makers m on m.id = a.maker_id
      where m.slug = 'adewura-atelier' and r.title = $1`,
    title,
  );

/** Designs and prices, then requests of the demo’s customer to makers. */
export const REQUESTS: readonly Kind[] = [
  { name: 'my-designs', who: 'customer', path: '/account/designs' },
  { name: 'design-gallery', path: '/designs' },
  {
    name: 'design-prices',
    path: '/design?start=tunic',
    async act(page) {
      await page.locator('figure:not([aria-busy="true"]) canvas[role="img"]').waitFor();
      await page.getByRole('button', { name: /days, / }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'price-list', who: 'designer', path: '/designer/price-list' },
  { name: 'my-requests', who: 'customer', path: '/account/requests' },
  {
    name: 'my-request',
    who: 'customer',
    path: async () => `/account/requests/${await request('Office senator')}`,
    full: true,
    // Drawn by the browser, which takes some seconds.
    act: (page) => page.getByRole('img', { name: 'Office senator as changed by Adewura Atelier' }).waitFor(),
  },
  { name: 'designer-requests', who: 'designer', path: '/designer/requests' },
  {
    name: 'designer-request',
    who: 'designer',
    path: async () => `/designer/requests/${await ask('Iro and buba for Bisi’s wedding')}`,
  },
  {
    name: 'designer-request-response',
    who: 'designer',
    path: async () => `/designer/requests/${await ask('Iro and buba for Bisi’s wedding')}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Respond' }).click();
      await page.getByRole('button', { name: /^Use ₦/ }).click();
    },
  },
  {
    name: 'designer-request-responded',
    who: 'designer',
    path: async () => `/designer/requests/${await ask('Office senator')}`,
    full: true,
    act: (page) => page.getByRole('img', { name: 'Office senator as changed by Adewura Atelier' }).waitFor(),
  },
];
