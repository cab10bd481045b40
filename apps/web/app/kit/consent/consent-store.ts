import { type Consent, getConsent, setConsent } from '@adunni/contracts/legal/consent';
import { type ConsentChoices, type ConsentPurpose, PURPOSES, undecided } from '@adunni/contracts/legal/consent-rules';
import { callApi } from '../api/call-api.ts';
import { stored } from '../storage/browser-storage.ts';

// What may be kept in this browser. A no is kept as well as a yes, here and by the server, whose cookie stays when the
// browser forgets what scripts stored.

/** The name of the choice in this browser. */
export const CONSENT_KEY = 'adunni.consent';

interface Kept extends Partial<Pick<Consent, 'decidedAt' | 'policyVersion'>> {
  choices: ConsentChoices;
  /** Whether the server has yet to hear of it. */
  isUnsent?: true;
}

type Listener = (choices: ConsentChoices) => void;
const listeners = new Set<Listener>();

function read(): Kept | null {
  try {
    const kept = JSON.parse(stored.read(CONSENT_KEY) ?? 'null') as Kept | null;
    return typeof kept?.choices === 'object' && kept.choices !== null ? kept : null;
  } catch {
    return null;
  }
}

function keep(kept: Kept): void {
  stored.keep(CONSENT_KEY, JSON.stringify(kept));
  for (const [name, { keys }] of Object.entries(PURPOSES))
    if (kept.choices[name] !== true) for (const key of keys) stored.drop(key);
  for (const listener of listeners) {
    // Whoever listens cannot undo a choice by failing, nor keep it from the others.
    try {
      listener(kept.choices);
    } catch (error) {
      reportError(error);
    }
  }
}

/** What was decided so far; empty when nothing was. */
export const consentChoices = (): ConsentChoices => read()?.choices ?? {};

/** When it was decided and by which version of the policy, as the server has logged it; null before that. */
export function consentLogged(): { decidedAt: string; policyVersion: string } | null {
  const { decidedAt, policyVersion } = read() ?? {};
  return decidedAt && policyVersion ? { decidedAt, policyVersion } : null;
}

/** Whether something may be kept for this purpose: only after a yes to it. */
export const mayKeep = (purpose: ConsentPurpose): boolean => consentChoices()[purpose] === true;

/** Calls back with every choice; returns how to stop. */
export function watchConsent(listener: Listener): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CONSENT_KEY || key === null) listener(consentChoices());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Keeps a choice at once and tells the server, now or on the next visit. */
export async function decideConsent(choices: Record<string, boolean>): Promise<void> {
  keep({ choices, isUnsent: true });
  await send(choices);
}

async function send(choices: ConsentChoices): Promise<void> {
  try {
    const { consent } = await callApi(setConsent, { body: { choices: choices as Record<ConsentPurpose, boolean> } });
    // Unless it was changed again meanwhile.
    if (JSON.stringify(consentChoices()) === JSON.stringify(choices)) keep({ ...consent, choices });
  } catch {
    // It holds here; the next visit tells the server again.
  }
}

/** Whether the person is to be asked: neither this browser nor the server knows a choice for every purpose. */
export async function mustAskConsent(): Promise<boolean> {
  const kept = read();
  if (kept?.isUnsent) void send(kept.choices);
  if (kept && undecided(kept.choices).length === 0) return false;
  try {
    const { consent } = await callApi(getConsent);
    if (!consent) return true;
    keep(consent);
    return undecided(consent.choices).length > 0;
  } catch {
    // Without the server nobody is asked, and nothing is kept.
    return false;
  }
}
