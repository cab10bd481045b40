import { CLOTHS, EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { listWorkSets } from '@adunni/contracts/asoebi/production';
import { getMakerWork, type MakerWork } from '@adunni/contracts/asoebi/proposals';
import { MAKER_ROLES } from '@adunni/contracts/roles';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { followProgress } from '../../conversations/public/follow-progress.ts';
import { BaseCard } from '../base-card.tsx';
import { DesignCard } from '../design-card.tsx';
import { ProposalCard } from '../proposal-card.tsx';
import { Earnings } from './earnings.tsx';
import { HostConversation, hasTalk } from './host-conversation.tsx';
import { Production } from './production.tsx';
import { ProposalPart } from './proposal-part.tsx';
import classes from './work.module.css';
import { WorkStatus } from './work-status.tsx';

export const meta = () => privateMeta('Aso-ebi');
export const handle = {
  crumb: ({ work }: Awaited<ReturnType<typeof clientLoader>>) => work.group.name || 'Group',
};

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  requireSession(request, MAKER_ROLES);
  const of = { params: { invitationId: params.invitationId ?? '' } };
  const { work } = await callApi(getMakerWork, of);
  return { work, sets: isMade(work) ? (await callApi(listWorkSets, of)).sets : [] };
}

/** A group that the workshop is invited to or makes sets for. */
export default function GroupPage() {
  const { work, sets } = useLoaderData<typeof clientLoader>();
  const { event, group, status, note, proposals } = work;
  const [latest, ...earlier] = proposals;
  const { revalidate } = useRevalidator();
  // What was read below is no longer unread above.
  useEffect(() => followProgress(() => void revalidate()), [revalidate]);
  return (
    <main>
      <PageHead
        title={group.name || 'Group'}
        lead={
          <>
            <WorkStatus work={work} />, {event.title || EVENT_KINDS[event.kind]}
          </>
        }
      >
        {hasTalk(work) && (
          <Button component={Link} to="#conversation" variant="default" size="md">
            {work.talk?.unread ? `Messages (${work.talk.unread} unread)` : 'Messages'}
          </Button>
        )}
      </PageHead>
      {work.isHeld && (
        <p className={classes.held}>On hold: guests can’t order or pay, and earnings wait until the hold ends.</p>
      )}
      <Facts facts={factsOf(work)} />
      {isMade(work) && (
        <>
          <Production work={work} sets={sets} />
          <HostConversation work={work} />
        </>
      )}
      <Bases work={work} />
      {note && (
        <Section title="From the host">
          <p className={classes.quote}>{note}</p>
        </Section>
      )}
      {status !== 'ended' && <Earnings work={work} />}
      {work.as === 'maker' && <ProposalPart key={`${latest?._id} ${latest?.status}`} work={work} />}
      {!isMade(work) && <HostConversation work={work} />}
      {earlier.length > 0 && (
        <Section title="Earlier proposals">
          <div className={classes.part}>
            {earlier.map((proposal) => (
              <ProposalCard key={proposal._id} proposal={proposal} />
            ))}
          </div>
        </Section>
      )}
    </main>
  );
}

/** Whether its sets are made: once terms are agreed and guests can order. */
const isMade = ({ status, event }: MakerWork): boolean => status === 'agreed' && event.status !== 'draft';

const factsOf = ({ event, group, proposals }: MakerWork) =>
  [
    ['Event', EVENT_KINDS[event.kind]],
    ['Day', event.day && calendarDay(event.day)],
    ['City', event.city],
    ['Sets ready by', calendarDayOf(proposals.find(({ status }) => status === 'accepted')?.readyOn)],
    ['Fabric', CLOTHS[group.cloth]],
    ['Colours', group.colours.map(({ name }) => name).join(', ')],
  ] as const;

const calendarDayOf = (day: string | undefined) => day && calendarDay(day);

/** The pieces and designs that packages are sewn as. */
function Bases({ work: { packages } }: { work: MakerWork }) {
  const based = packages.filter(({ base, design }) => base || design);
  if (based.length === 0) return null;
  return (
    <Section title="What is sewn">
      <div className={classes.part}>
        {based.map(({ _id, title, base, design }) => (
          <div key={_id}>
            <h3 className={classes.name}>{title}</h3>
            {base && <BaseCard base={base} />}
            {design && <DesignCard design={design} isOpen />}
          </div>
        ))}
      </div>
    </Section>
  );
}
