import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { MEMBER_ROLES, type Member, removeMember } from '@adunni/contracts/asoebi/members';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import classes from './host.module.css';
import { MemberDialog } from './member-dialog.tsx';

interface Props {
  event: HostedEvent;
  members: readonly Member[];
}

/** Who helps the host, and what each of them may do. */
export function PeopleView({ event, members }: Props) {
  const [edited, setEdited] = useState<Member | 'new' | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  return (
    <section className={classes.part} aria-label="People">
      <p className={classes.lead}>
        Invite co-hosts for the whole event, and coordinators for one group. None of them sees guests’ measurements.
      </p>
      {members.length > 0 && (
        <ul className={classes.list}>
          {members.map((member) => (
            <li key={member._id} className={classes.card}>
              <div className={classes.cardHead}>
                <h3>{member.name ?? member.email}</h3>
                <span className={classes.soft}>{member.acceptedAt ? MEMBER_ROLES[member.role] : 'Invited'}</span>
              </div>
              <p className={classes.soft}>{rightsText(member, event)}</p>
              <div className={classes.buttons}>
                <button type="button" className={classes.quiet} onClick={() => setEdited(member)}>
                  Change
                </button>
                <button type="button" className={classes.quiet} onClick={() => setRemoved(member)}>
                  Remove
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <button type="button" className={button.filled} onClick={() => setEdited('new')}>
          Invite someone
        </button>
      </div>
      {edited && (
        <MemberDialog event={event} member={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && (
        <ChangeDialog
          title={`Remove ${removed.name ?? removed.email}?`}
          action="Remove"
          done="Removed."
          fallback="We couldn’t remove this person."
          isDestructive
          change={() => callApi(removeMember, { params: { eventId: event._id, memberId: removed._id } })}
          onClose={() => setRemoved(null)}
        >
          They can no longer open the event.
        </ChangeDialog>
      )}
    </section>
  );
}

/** `Sees guests and money, for Bride’s side.` */
function rightsText({ seesGuests, seesMoney, edits, groupId }: Member, { groups }: HostedEvent): string {
  const rights = [
    seesGuests && 'sees guests',
    seesMoney && 'sees money',
    edits && (seesGuests ? 'edits the event and answers makers' : 'edits the event'),
  ].filter(Boolean);
  const all = rights.length > 0 ? rights.join(', ') : 'sees the event only';
  const group = groups.find(({ _id }) => _id === groupId);
  const words = group ? `${all}, for ${group.name || 'one group'}` : all;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
