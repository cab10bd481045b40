import type { APIRequestContext, Browser, Page } from '@playwright/test';

/** What the browser stores of a signed-in person. */
export interface Session {
  _id: string;
  email: string;
  firstName: string;
  role: string;
  accessToken: string;
  refreshToken: string;
  accessTokenExpiry: number;
}

/** Password of the accounts that tests open. */
export const PASSWORD = 'a-long-enough-password';
const SESSION_KEY = 'adunni.session';
let opened = 0;
/** The terms that hold, as the page of the registration shows them; who accepts them is not asked about them. */
let termsInForce: Promise<string | undefined> | undefined;

async function askTerms(request: APIRequestContext): Promise<string | undefined> {
  const { inForce } = await (await request.get('/api/legal/terms')).json();
  return inForce?._id;
}

/** Opens an account of its own for a test; returns the session as the browser would store it. */
export async function openAccount(
  request: APIRequestContext,
  role = 'Customer',
  lastName = 'Eze',
  firstName = 'Ngozi',
): Promise<Session> {
  opened += 1;
  termsInForce ??= askTerms(request);
  const termsVersionId = await termsInForce;
  const email = `person-${process.pid}-${Date.now()}-${opened}@adunni.example`;
  const response = await request.post('/api/auth/register', {
    headers: { 'x-forwarded-for': someAddress() },
    data: { firstName, lastName, email, password: PASSWORD, role, termsVersionId },
  });
  if (!response.ok()) throw new Error(`registration answered ${response.status()}: ${await response.text()}`);
  const { user, token, refreshToken } = await response.json();
  return { ...user, accessToken: token, refreshToken };
}

/** Logs one of the demo’s people in: `admin`, `tailor`; for tests that end the session, others share `demoSession`. */
export async function logIn(request: APIRequestContext, name: string): Promise<Session> {
  const data = { email: `${name}@adunni.example`, password: 'Adunni-demo-2026' };
  const response = await request.post('/api/auth/login', { data });
  if (!response.ok()) throw new Error(`login answered ${response.status()}: ${await response.text()}`);
  const { user, token, refreshToken } = await response.json();
  return { ...user, accessToken: token, refreshToken };
}

/** A session lasts half an hour; a younger one is never renewed under a test. */
const SHARED_FOR_MS = 10 * 60_000;
const shared = new Map<string, { session: Promise<Session>; until: number }>();

/** The session of one of the demo’s people, `admin` or `tailor`, that all tests of a worker share: never log it out. */
export function demoSession(request: APIRequestContext, name: string): Promise<Session> {
  const known = shared.get(name);
  if (known && known.until > Date.now()) return known.session;
  const session = logIn(request, name);
  shared.set(name, { session, until: Date.now() + SHARED_FOR_MS });
  return session;
}

/** An address of a private network, so that the limit of registrations per network does not add up over the tests. */
const someAddress = (): string => [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');

/** Signs a person in before the next page loads, as if they had logged in earlier. */
export async function rememberSession(page: Page, session: Session): Promise<void> {
  const context = page.context();
  const stored = { key: SESSION_KEY, text: JSON.stringify(session), mark: `test.${crypto.randomUUID()}` };
  // Windows that show nothing yet find the session when they open; that saves a visit.
  if (context.pages().every((each) => each.url() === 'about:blank'))
    return void (await context.addInitScript(storeOnce, stored));
  // An address of the same origin without scripts: nothing there reads or writes the session meanwhile.
  await page.goto('/healthz');
  await page.evaluate(storeOnce, stored);
}

/** Runs in the page, before its own scripts: what it stores may change afterwards, so it stores it once. */
function storeOnce({ key, text, mark }: { key: string; text: string; mark: string }): void {
  // A frame without scripts, such as that of a letter, has no storage.
  if (window.origin === 'null' || localStorage.getItem(mark)) return;
  localStorage.setItem(mark, 'stored');
  localStorage.setItem(key, text);
}

/** A window of its own for somebody, who is signed in there. */
export async function windowOf(browser: Browser, person: Session): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await rememberSession(page, person);
  return page;
}

/** The session in the browser’s storage, or null. */
export async function storedSession(page: Page): Promise<Session | null> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) ?? 'null');
}

/** Logs out through the account menu, or through the drawer where there is no room for that menu. */
export async function logOut(page: Page, firstName = 'Ngozi'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1200) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  else await page.getByRole('button', { name: `${firstName}’s account` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}
