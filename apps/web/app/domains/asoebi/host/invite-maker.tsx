import type { EventGroup, HostedEvent } from '@adunni/contracts/asoebi/events';
import { inviteMaker, type MakerInvitation } from '@adunni/contracts/asoebi/proposals';
import { listMakers, type MakerCard } from '@adunni/contracts/makers/makers';
import { Select } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';

interface Props {
  event: HostedEvent;
  group: EventGroup;
  /** Who was asked for this group before. */
  known: readonly MakerInvitation[];
  onClose: () => void;
}

/** Asks a maker whether they make a group’s packages. */
export function InviteMaker({ event, group, known, onClose }: Props) {
  const { makers, problem, load } = useMakers();
  const [slug, setSlug] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const isAsked = ({ slug: one }: MakerCard): boolean =>
    known.some(({ maker, status }) => maker.slug === one && status !== 'ended' && status !== 'refused');
  // What is sewn as somebody’s piece is made by them.
  const only = group.packages.find(({ base }) => base?.maker)?.base;
  const choices = makers
    .filter((maker) => !isAsked(maker) && (!only?.maker || maker.slug === only.maker.slug))
    .map(({ slug: value, name, city }) => ({ value, label: city ? `${name}, ${city}` : name }));

  return (
    <ChangeDialog
      title={`Invite a maker for ${group.name || 'this group'}`}
      action="Send invitation"
      done="Invitation sent."
      fallback="We couldn’t send the invitation."
      isReady={slug !== null}
      change={() =>
        callApi(inviteMaker, {
          params: { eventId: event._id },
          body: { groupId: group._id, makerSlug: slug ?? '', note },
        })
      }
      onClose={onClose}
    >
      <LoadProblem message={problem} onRetry={load} />
      <Select
        label="Maker"
        {...(only?.maker && { description: `“${only.title}” is made by ${only.maker.name}.` })}
        size="md"
        searchable
        data={choices}
        value={slug}
        onChange={setSlug}
        nothingFoundMessage="No maker found."
        comboboxProps={{ withinPortal: false }}
      />
      <ProseField
        label="Message (optional)"
        description="What you have in mind: the fabric, the finish, when you need it."
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
    </ChangeDialog>
  );
}

/** Every maker of the shop, by name. */
function useMakers() {
  const [makers, setMakers] = useState<readonly MakerCard[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      const { items } = await callApi(listMakers, { query: { limit: 100 } });
      setMakers(items.toSorted((one, other) => one.name.localeCompare(other.name)));
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load the makers.'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { makers, problem, load };
}
