import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '../../../kit/toasts.ts';
import { verifyPremium } from './premium-access.ts';
import { requirePremium } from './premium-guard.ts';

vi.mock('./premium-access.ts', () => ({ verifyPremium: vi.fn() }));

const request = new Request('https://adunni.example/virtual-tryon?look=1');
const signIn = (session: object | null) =>
  vi.stubGlobal('localStorage', { getItem: () => (session ? JSON.stringify(session) : null) });
const PERSON = { role: 'Customer', accessToken: 'a', refreshToken: 'r' };

/** Where the guard leads and what it says; null where the person may go on. */
async function ledBy(): Promise<{ to: string | null; says: [string, unknown][] } | null> {
  try {
    await requirePremium(request);
    return null;
  } catch (answer) {
    const says = currentToasts().map(({ kind, message }): [string, unknown] => [kind, message]);
    return { to: (answer as Response).headers.get('location'), says };
  }
}

describe('requirePremium', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { id } of currentToasts()) dismissToast(id);
  });

  it('leads a visitor to the login with the way back, and asks the server nothing', async () => {
    signIn(null);
    expect(await ledBy()).toEqual({
      to: '/login?next=%2Fvirtual-tryon%3Flook%3D1',
      says: [['info', 'Please log in to access premium pages.']],
    });
    expect(verifyPremium).not.toHaveBeenCalled();
  });

  it('leads whoever has no access to the plans', async () => {
    signIn(PERSON);
    vi.mocked(verifyPremium).mockResolvedValueOnce(false);
    expect(await ledBy()).toEqual({
      to: '/subscription/plans',
      says: [['error', 'You need a premium subscription to access this page.']],
    });
  });

  it('lets nobody in when access cannot be verified', async () => {
    signIn(PERSON);
    vi.mocked(verifyPremium).mockRejectedValueOnce(new Error('offline'));
    expect(await ledBy()).toEqual({
      to: '/subscription/plans',
      says: [['error', 'Unable to verify subscription. Please try again.']],
    });
  });

  it('lets whoever has access go on, without a word', async () => {
    signIn(PERSON);
    vi.mocked(verifyPremium).mockResolvedValueOnce(true);
    expect(await ledBy()).toBeNull();
    expect(currentToasts()).toEqual([]);
  });
});
