import { expect, it } from 'vitest';
import { siteAddress, siteName } from './site-address.ts';

it.each([
  ['https://tolustyles.com/lookbook?y=1', 'https://tolustyles.com/lookbook?y=1'],
  ['http://tolustyles.com', 'http://tolustyles.com/'],
  ['tolustyles.com', 'https://tolustyles.com/'],
  ['  blog.tolu-styles.com.ng/about ', 'https://blog.tolu-styles.com.ng/about'],
])('leads to the website %s', (site, href) => {
  expect(siteAddress(site)).toBe(href);
});

it.each([
  '@tolustyles',
  'Tolu on Instagram',
  'tolustyles',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'ftp://tolustyles.com',
  '//tolustyles.com',
  'https://adunni.com@elsewhere.example',
  'https://localhost',
  'https://',
  'tolu@styles.com',
  '',
])('leaves %j a text', (site) => {
  expect(siteAddress(site)).toBeNull();
  expect(siteName(site)).toBe(site);
});

it('reads without what every address has', () => {
  expect(siteName('https://www.tolustyles.com/')).toBe('tolustyles.com');
  expect(siteName('http://tolustyles.com/lookbook')).toBe('tolustyles.com/lookbook');
  expect(siteName('tolustyles.com')).toBe('tolustyles.com');
});
