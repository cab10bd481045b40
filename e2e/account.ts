import type { APIRequestContext, Page } from '@playwright/test';

/** What the browser stores of a signed-in person. */
export interface Session {
  email: string;
  firstName: string;
  role: string;
  accessToken: string;
  refreshToken: string;
  accessTokenExpiry: number;
}

const SESSION_KEY = 'adunni.session';
let opened = 0;

/** Opens an account of its own for a test; returns the session as the browser would store it. */
export async function openAccount(request: APIRequestContext, role = 'Customer'): Promise<Session> {
  opened += 1;
  const email = `person-${process.pid}-${Date.now()}-${opened}@adunni.example`;
  const response = await request.post('/api/auth/register', {
    data: { firstName: 'Ngozi', lastName: 'Eze', email, password: 'a-long-enough-password', role },
  });
  if (!response.ok()) throw new Error(`registration answered ${response.status()}: ${await response.text()}`);
  const { user, token, refreshToken } = await response.json();
  return { ...user, accessToken: token, refreshToken };
}

/** Signs a person in before the next page loads, as if they had logged in earlier. */
export async function rememberSession(page: Page, session: Session): Promise<void> {
  await page.goto('/404');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
}

/** The session in the browser’s storage, or null. */
export async function storedSession(page: Page): Promise<Session | null> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) ?? 'null');
}
