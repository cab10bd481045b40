import { CONSENT_CATEGORY_NAMES, choicesOf } from '@adunni/contracts/legal/consent-rules';
import { useRef } from 'react';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { decideConsent } from '../../../kit/consent/consent-store.ts';
import classes from './notice.module.css';
import { useRoom } from './use-room.ts';

/**
 * Asks once what may be kept in this browser. Declining takes one press, as accepting does, and looks the same. It comes with
 * the page: until it is known whether to ask, it shows where the browser knows no choice, and cannot be pressed.
 */
export function CookieBanner({ isAsked }: { isAsked: boolean }) {
  const place = useRef<HTMLElement>(null);
  useRoom(place, isAsked);
  return (
    <section
      ref={place}
      className={`${classes.notice} ${isAsked ? '' : classes.waiting}`}
      aria-labelledby="cookie-banner"
    >
      <h2 id="cookie-banner">Cookies</h2>
      <p>
        We keep what the shop needs to work. With your permission we also remember your last searches and count votes on
        help articles. We use no advertising or tracking. <Link to="/cookies">Cookie policy</Link>
      </p>
      <div className={classes.buttons}>
        <button
          type="button"
          className={button.outline}
          disabled={!isAsked}
          onClick={() => void decideConsent(choicesOf(CONSENT_CATEGORY_NAMES))}
        >
          Accept
        </button>
        <button
          type="button"
          className={button.outline}
          disabled={!isAsked}
          onClick={() => void decideConsent(choicesOf([]))}
        >
          Decline
        </button>
        <Link to="/cookies#your-choice" className={button.outline}>
          Choose
        </Link>
      </div>
    </section>
  );
}
