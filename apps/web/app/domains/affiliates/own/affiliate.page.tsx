import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { putPartnerBankAccount } from '@adunni/contracts/affiliates/own';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import own from '../../../kit/listing/own-list.module.css';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { AccountForm } from '../../payouts/public/account-form.tsx';
import { OWN_PARTNER } from '../address.ts';
import type { Route } from './+types/affiliate.page.ts';
import { Balance } from './balance.tsx';
import { Commissions } from './commissions.tsx';
import { Leave } from './leave.tsx';
import { LinkBuilder } from './links/link-builder.tsx';
import { loadOwn } from './load.ts';
import classes from './own.module.css';
import { Payouts } from './payouts.tsx';
import { Performance } from './performance.tsx';
import { Profile } from './profile.tsx';
import { SECTIONS, sectionsFor } from './sections.ts';
import { Ended, Standing } from './standing.tsx';

export const meta = () => privateMeta('Partner programme');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return loadOwn(request.url);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** The signed-in person’s place in the partner programme: their links, what they led to, and what is paid. */
export default function AffiliatePage({ loaderData: { partner, shown } }: Route.ComponentProps) {
  if (!partner || !shown)
    return (
      <main id="main">
        <h1>Partner programme</h1>
        <Standing partner={partner} />
      </main>
    );
  const isActive = partner.status === 'active';
  return (
    <main id="main">
      <h1>Partner programme</h1>
      <Ended partner={partner} />
      <nav aria-label="Partner programme" className={`${own.filters} ${classes.sections}`}>
        {sectionsFor(partner.status).map((name) => (
          <Link
            key={name}
            to={name === 'overview' ? OWN_PARTNER : `${OWN_PARTNER}?section=${name}`}
            aria-current={name === shown.section ? 'page' : undefined}
          >
            {SECTIONS[name]}
          </Link>
        ))}
      </nav>
      {shown.section === 'overview' && (
        <>
          <Balance partner={partner} />
          {isActive && <LinkBuilder partner={partner} />}
          <Performance chosen={shown.days} figures={shown.figures} />
        </>
      )}
      {shown.section === 'earnings' && (
        <>
          <Commissions status={shown.status} list={shown.commissions} />
          <Payouts list={shown.payouts} />
          <Section title="Bank account" id="account">
            <AccountForm
              account={partner.bankAccount}
              banks={shown.banks}
              save={(body) => callApi(putPartnerBankAccount, { body })}
            />
          </Section>
        </>
      )}
      {isActive && <OwnPage partner={partner} isShown={shown.section === 'page'} />}
    </main>
  );
}

/** Stays while another part is looked at, so that what is not saved yet is kept. */
function OwnPage({ partner, isShown }: { partner: OwnPartner; isShown: boolean }) {
  return (
    <div hidden={!isShown} className={classes.page}>
      <Profile partner={partner} />
      <Section title="Leave the programme">
        <p className={`${classes.soft} ${classes.leave}`}>What you have earned is still paid.</p>
        <Leave partner={partner} />
      </Section>
    </div>
  );
}
