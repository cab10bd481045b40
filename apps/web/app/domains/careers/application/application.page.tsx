import { getApplication, withdrawApplication } from '@adunni/contracts/careers/applications';
import { STAGE_WORDS } from '@adunni/contracts/careers/stages';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { day } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import reading from '../../../kit/page/reading.module.css';
import { privateMeta } from '../../../kit/page-meta.ts';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { CAREERS, openingPath } from '../address.ts';
import classes from './application.module.css';
import { OwnInterview } from './own-interview.tsx';
import { ProposedTimes } from './proposed-times.tsx';

export const meta = () => privateMeta('Your application');

export async function clientLoader({ params: { token = '' } }: ClientLoaderFunctionArgs) {
  const { application } = await callApi(getApplication, { params: { token } });
  return { application, token };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

const WORDS = {
  new: 'We received your application and will read it within ten working days.',
  screening: 'Two of us are reading your application.',
  interview: 'We would like to talk to you. Please check your email for when and how.',
  offer: 'We would like you to join us. The details are in your email.',
  hired: 'Welcome. What happens next is in your email.',
  declined: 'We chose somebody else this time. Thank you for your work and your time.',
  withdrawn: 'You withdrew this application. We won’t consider it any further.',
} as const;
const OVER = ['hired', 'declined', 'withdrawn'];

/** How far an application is, for whoever has its link. */
export default function ApplicationPage() {
  const { application, token } = useLoaderData<typeof clientLoader>();
  const [isAsked, setAsked] = useState(false);
  const { title, slug, stage, appliedAt, stageAt, interviews, proposals } = application;
  const tone = stage === 'declined' || stage === 'withdrawn' ? 'off' : stage === 'hired' ? 'over' : 'waits';
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Your application</h1>
      </header>
      <div className={classes.card}>
        <p className={classes.title}>{slug ? <Link to={openingPath(slug)}>{title}</Link> : title}</p>
        <p>
          <StatusMark tone={tone}>{STAGE_WORDS[stage]}</StatusMark>
        </p>
        <p>{proposals.length > 0 ? 'We would like to talk to you. Please choose a time below.' : WORDS[stage]}</p>
        <p className={classes.soft}>
          Sent {day(appliedAt)}
          {stage !== 'new' && `. Updated ${day(stageAt)}`}
        </p>
        {proposals.map((each) => (
          <ProposedTimes key={each._id} proposal={each} token={token} />
        ))}
        {interviews.map((each) => (
          <OwnInterview key={each._id} interview={each} token={token} />
        ))}
        {OVER.includes(stage) ? (
          <Link to={CAREERS} className={button.outline}>
            See open positions
          </Link>
        ) : (
          <button type="button" className={button.outline} onClick={() => setAsked(true)}>
            Withdraw application
          </button>
        )}
      </div>
      {isAsked && (
        <ChangeDialog
          title="Withdraw your application?"
          action="Withdraw application"
          done="Application withdrawn."
          fallback="The application could not be withdrawn. Please try again."
          dismiss="Keep it"
          isDestructive
          change={() => callApi(withdrawApplication, { params: { token } })}
          onClose={() => setAsked(false)}
        >
          <p>We stop considering it. While the position is open, you can apply again.</p>
        </ChangeDialog>
      )}
    </main>
  );
}
