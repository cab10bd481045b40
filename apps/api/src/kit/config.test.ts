import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/adunni',
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
} as const;

describe('the configuration of production', () => {
  it('takes what was given', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, paystack: { secretKey: 'sk_live_x' } });
  });

  it.each(['DATABASE_URL', 'AUTH_SECRET', 'PAYSTACK_SECRET_KEY'])('is refused without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
  });

  it('takes payments in the sandbox only when told so', () => {
    const trial = { ...production, PAYSTACK_SECRET_KEY: '', SANDBOX_PAYMENTS: '1' };
    expect(readConfig(trial)).toMatchObject({ demo: false, paystack: null });
  });
});
