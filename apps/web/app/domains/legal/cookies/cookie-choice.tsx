import {
  acceptedCategories,
  CONSENT_CATEGORIES,
  CONSENT_CATEGORY_NAMES,
  CONSENT_PURPOSES,
  type ConsentCategory,
  choicesOf,
  PURPOSES,
} from '@adunni/contracts/legal/consent-rules';
import { useEffect, useState } from 'react';
import button from '../../../kit/button.module.css';
import {
  consentChoices,
  consentLogged,
  decideConsent,
  mustAskConsent,
  watchConsent,
} from '../../../kit/consent/consent-store.ts';
import { toast } from '../../../kit/toasts.ts';
import { dayOf } from '../documents/effective.ts';
import classes from './cookie-choice.module.css';

/** What may be kept in this browser, to be chosen and changed at any time. */
export function CookieChoice() {
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>([]);
  const [logged, setLogged] = useState<ReturnType<typeof consentLogged>>(null);
  useEffect(() => {
    const show = (): void => {
      setAccepted(acceptedCategories(consentChoices()));
      setLogged(consentLogged());
    };
    show();
    // The server may know a choice that this browser has forgotten.
    void mustAskConsent().then(show);
    return watchConsent(show);
  }, []);

  async function save(categories: readonly ConsentCategory[]): Promise<void> {
    setAccepted(categories);
    await decideConsent(choicesOf(categories));
    toast('success', 'Cookie choice saved.');
  }

  return (
    <section className={classes.choice} id="your-choice" aria-labelledby="your-choice-title">
      <h2 id="your-choice-title">Your choice</h2>
      <fieldset>
        <legend>What may be kept in this browser</legend>
        <label>
          <input type="checkbox" checked disabled />
          <span>
            <strong>Necessary</strong>
            Your cart, your session and your display settings. The shop can’t work without them.
          </span>
        </label>
        {CONSENT_CATEGORY_NAMES.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={accepted.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                setAccepted((before) => (checked ? [...before, name] : before.filter((each) => each !== name)))
              }
            />
            <span>
              <strong>{CONSENT_CATEGORIES[name].label}</strong>
              {CONSENT_CATEGORIES[name].description}{' '}
              {CONSENT_PURPOSES.filter((purpose) => PURPOSES[purpose].category === name)
                .map((purpose) => PURPOSES[purpose].label)
                .join(', ')}
              .
            </span>
          </label>
        ))}
      </fieldset>
      <div className={classes.buttons}>
        <button type="button" className={button.outline} onClick={() => void save(accepted)}>
          Save choice
        </button>
        <button type="button" className={button.outline} onClick={() => void save(CONSENT_CATEGORY_NAMES)}>
          Accept all
        </button>
        <button type="button" className={button.outline} onClick={() => void save([])}>
          Decline all
        </button>
      </div>
      {logged && (
        <p className={classes.logged}>
          You last chose on {dayOf(logged.decidedAt)}, under version {logged.policyVersion} of this policy.
        </p>
      )}
    </section>
  );
}
