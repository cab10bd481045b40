import { newsletterForm } from '@adunni/contracts/newsletter/newsletter';
import { expect, it } from 'vitest';
import { problemOf } from './newsletter-address.ts';

it.each([
  '',
  '   ',
  'amaka',
  'amaka@',
  'amaka@adunni',
  'amaka obi@adunni.example',
  'a@b@adunni.example',
  'amaka@adunni.example',
  '  amaka@adunni.example  ',
  `${'a'.repeat(250)}@adunni.example`,
])('judges %j as the server does', (email) => {
  const verdict = newsletterForm.safeParse({ email });
  expect(problemOf(email)).toBe(verdict.error?.issues[0]?.message ?? null);
});
