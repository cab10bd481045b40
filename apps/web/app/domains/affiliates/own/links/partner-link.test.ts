import { describe, expect, it } from 'vitest';
import { partnerLink } from './partner-link.ts';

const ORIGIN = 'https://adunni.example';
const linkTo = (page: string) => partnerLink(page, 'TOLU', ORIGIN);

describe('a partner’s link', () => {
  it.each([
    ['', 'https://adunni.example/?ref=TOLU'],
    ['/', 'https://adunni.example/?ref=TOLU'],
    ['/products', 'https://adunni.example/products?ref=TOLU'],
    [' https://adunni.example/products/0195 ', 'https://adunni.example/products/0195?ref=TOLU'],
    ['adunni.example/makers', 'https://adunni.example/makers?ref=TOLU'],
    ['www.adunni.example/makers', 'https://adunni.example/makers?ref=TOLU'],
    ['http://adunni.example/blog', 'https://adunni.example/blog?ref=TOLU'],
  ])('leads to %j', (page, link) => {
    expect(linkTo(page)).toEqual({ link });
  });

  it('keeps what the address says, but for another partner', () => {
    expect(linkTo('/products?category=bridal&page=2#top')).toEqual({
      link: 'https://adunni.example/products?category=bridal&page=2&ref=TOLU#top',
    });
    expect(linkTo('/products?ref=BISI&sort=newest')).toEqual({
      link: 'https://adunni.example/products?ref=TOLU&sort=newest',
    });
  });

  it('keeps the port of a site that has one', () => {
    expect(partnerLink('127.0.0.1:4173/makers', 'TOLU', 'http://127.0.0.1:4173')).toEqual({
      link: 'http://127.0.0.1:4173/makers?ref=TOLU',
    });
  });

  it.each([
    'https://elsewhere.example/products',
    'elsewhere.example',
    '//elsewhere.example/products',
    'https://adunni.example.elsewhere.example/',
    'https://elsewhere.example@adunni.example.evil.example/',
    'https://adunni.example//elsewhere.example/',
    'javascript:alert(1)',
    'products',
    'https://',
  ])('is refused for %j', (page) => {
    expect(linkTo(page)).toEqual({ problem: 'Paste the address of a page on adunni.example.' });
  });

  it.each(['/account/affiliate', '/orders/0195', '/admin/dashboard', '/api/products', 'https://adunni.example/cart'])(
    'is refused for %s, which nobody else sees',
    (page) => {
      expect(linkTo(page)).toEqual({ problem: 'Only you can open this page. Choose one that everyone can see.' });
    },
  );
});
