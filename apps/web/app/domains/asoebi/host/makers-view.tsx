import type { EventGroup, HostedEvent } from '@adunni/contracts/asoebi/events';
import type { MakerInvitation } from '@adunni/contracts/asoebi/proposals';
import { useState } from 'react';
import button from '../../../kit/button.module.css';
import classes from './host.module.css';
import { InviteMaker } from './invite-maker.tsx';
import { MakerConversation, TalkLink } from './maker-conversation.tsx';
import { Invitation } from './maker-invitation.tsx';

interface Props {
  event: HostedEvent;
  invitations: readonly MakerInvitation[];
  /** Whether the reader also reads and answers messages. */
  answers: boolean;
  /** The invitation of the maker whose conversation is shown. */
  speaksWith: string | null;
}

/** Who makes each group’s packages: invited, with what they propose, and chosen. */
export function MakersView({ event, invitations, answers, speaksWith }: Props) {
  const [asked, setAsked] = useState<EventGroup | null>(null);
  return (
    <section className={classes.part} aria-label="Makers">
      <p className={classes.lead}>
        One maker cuts or sews everything for a group. Invite one or several, compare what they offer, and accept one
        proposal: its prices are what guests pay.
      </p>
      {event.groups.length === 0 && <p className={classes.soft}>Add a group of guests first.</p>}
      {event.groups.map((group, index) => {
        const all = invitations.filter(({ groupId }) => groupId === group._id);
        const ofGroup = all.filter(({ status }) => status !== 'ended');
        const earlier = answers ? all.filter(({ status, talk }) => status === 'ended' && talk.count > 0) : [];
        const spokenWith = answers && all.find(({ _id }) => _id === speaksWith);
        const isAgreed = ofGroup.some(({ status }) => status === 'agreed');
        return (
          <section key={group._id} className={classes.part} aria-labelledby={`group-${group._id}`}>
            <h2 id={`group-${group._id}`}>{group.name || `Group ${index + 1}`}</h2>
            {ofGroup.length > 0 && (
              <ul className={classes.list}>
                {ofGroup.map((invitation) => (
                  <Invitation
                    key={invitation._id}
                    event={event}
                    group={group}
                    invitation={invitation}
                    answers={answers}
                  />
                ))}
              </ul>
            )}
            {!isAgreed && (
              <div className={classes.buttons}>
                <button
                  type="button"
                  className={ofGroup.length > 0 ? button.outline : button.filled}
                  onClick={() => setAsked(group)}
                >
                  {ofGroup.length > 0 ? 'Invite another maker' : 'Invite a maker'}
                </button>
              </div>
            )}
            {earlier.length > 0 && (
              <p className={classes.buttons}>
                {earlier.map((invitation) => (
                  <TalkLink key={invitation._id} eventId={event._id} invitation={invitation} />
                ))}
              </p>
            )}
            {spokenWith && <MakerConversation invitation={spokenWith} />}
          </section>
        );
      })}
      {asked && (
        <InviteMaker
          event={event}
          group={asked}
          known={invitations.filter(({ groupId }) => groupId === asked._id)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
