import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { lazy } from '../../../../kit/lazy.ts';
import { LoadProblem } from '../../../../kit/page/load-problem.tsx';
import { usePersonId } from '../../../../kit/session/use-session.ts';
import { APPLY, OWN_PARTNER } from '../../address.ts';
import page from '../affiliates.module.css';
import classes from './application.module.css';
import { useOwnPartner } from './use-own-partner.ts';

const ApplicationForm = lazy(() => import('./application-form.tsx'));

/** Where somebody applies: by a form once they are signed in, or what became of their application. */
export function Application() {
  const personId = usePersonId();
  return (
    <section id="apply" aria-labelledby="apply-title" className={page.part}>
      <h2 id="apply-title">Become a partner</h2>
      <div className={classes.room}>
        {personId === null && <Visitor />}
        {personId && <Signed key={personId} />}
      </div>
    </section>
  );
}

function Visitor() {
  const next = encodeURIComponent(APPLY);
  return (
    <div className={classes.ways}>
      <p>You apply with your Adunni account.</p>
      <div>
        <Link to={`/login?next=${next}`} className={button.filled}>
          Log in to apply
        </Link>
        <Link to={`/register?next=${next}`} className={button.outline}>
          Create an account
        </Link>
      </div>
    </div>
  );
}

function Signed() {
  const { partner, problem, isLoading, load } = useOwnPartner();
  const [isSent, setSent] = useState(false);
  if (partner === undefined) return <LoadProblem message={problem} isLoading={isLoading} onRetry={load} />;
  if (isSent || partner?.status === 'applied') return <Applied isSent={isSent} />;
  if (partner?.status === 'active')
    return (
      <Known>
        <p>You are a partner. Your links, earnings and payouts are in your account.</p>
      </Known>
    );
  if (partner?.status === 'suspended')
    return (
      <Known>
        <p>Your partnership is suspended: {partner.reason}</p>
      </Known>
    );
  return (
    <>
      {partner && <Before partner={partner} />}
      <Suspense>
        <ApplicationForm partner={partner} onSent={() => setSent(true)} />
      </Suspense>
    </>
  );
}

function Known({ children }: { children: ReactNode }) {
  return (
    <div className={classes.ways}>
      {children}
      <div>
        <Link to={OWN_PARTNER} className={button.filled}>
          Go to your partner account
        </Link>
      </div>
    </div>
  );
}

/** Says that the application is with us; after sending it, at once to who cannot see. */
function Applied({ isSent }: { isSent: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  return (
    <div className={classes.ways}>
      <h3 ref={heading} tabIndex={-1}>
        {isSent ? 'Application sent' : 'Your application is being reviewed'}
      </h3>
      <p>We read every application. You get a notification and an email once it is decided.</p>
      <div>
        <Link to={OWN_PARTNER} className={button.outline}>
          See your application
        </Link>
      </div>
    </div>
  );
}

function Before({ partner: { status, reason } }: { partner: OwnPartner }) {
  return (
    <div className={classes.before}>
      {status === 'declined' ? (
        <>
          <p>
            <strong>We declined your last application.</strong> {reason}
          </p>
          <p>You can change what you told us and apply again.</p>
        </>
      ) : (
        <p>You have left the programme. You can apply again at any time.</p>
      )}
    </div>
  );
}
