import '@mantine/core/styles/Checkbox.css';
import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile, OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import type { giveMeasurements, replaceMeasurements } from '@adunni/contracts/orders/measurements';
import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';
import { editPathFor, type MeasuredFor, newPathFor } from '../../measurements/public/paths.ts';
import { lacking, ProfileChoices } from '../../measurements/public/profile-choices.tsx';
import { useProfiles } from '../../measurements/public/use-profiles.ts';
import classes from './wanted-panel.module.css';

interface Props {
  order: { _id: string; number: string };
  /** Of one part. */
  lines: readonly Pick<OrderMeasurements, 'itemId' | 'partId' | 'title' | 'gender' | 'needed' | 'frozen'>[];
  maker: string;
  /** Whether the maker offers visits at which somebody is measured. */
  isMeasured?: boolean;
  /** The saved profiles, where they were loaded before. */
  profiles?: readonly MeasurementProfile[] | null;
  /** Where adding or completing a profile comes back to. */
  back: string;
  send: typeof giveMeasurements | typeof replaceMeasurements;
  /** What is said once it is done. */
  done: string;
  onDone?: () => void;
  /** Whether the chosen profile may be changed first. */
  editsChosen?: boolean;
}

/** Names the heading of a part on its page. */
export const partTitleId = (partId: string): string => `part-${partId}`;

/** Choosing a saved profile for lines of a part, all of them unless some are for somebody else. */
export function GiveForm({
  order,
  lines,
  maker,
  back,
  send,
  done,
  onDone,
  isMeasured = false,
  editsChosen = false,
  ...loaded
}: Props) {
  const { profiles, load } = useProfiles(loaded.profiles);
  const partId = lines[0]?.partId ?? '';
  const { revalidate } = useRevalidator();
  const saved = (useLocation().state as { profileId?: string } | null)?.profileId ?? null;
  const [chosenId, setPicked] = useState(saved);
  const known = profiles === 'failed' ? [] : (profiles ?? []);
  // What the maker measured is meant for them, else what the items were ordered with.
  const meant =
    known.find(({ current }) => current.measuredBy === maker) ??
    known.find(({ name }) => name === lines[0]?.frozen?.name);
  const picked = chosenId ?? meant?._id ?? null;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = lines.filter(({ itemId }) => !left.includes(itemId));
  // The form of a new profile begins with the first: two bodies are two profiles.
  const [first] = chosen;
  const wanted: MeasuredFor | null = first
    ? { title: `${first.title}, order ${order.number}`, gender: first.gender, needed: first.needed as MeasureName[] }
    : null;
  const isGiven = useRef(false);
  // The form is gone with what it waited for: reading goes on at the part.
  useEffect(() => () => void (isGiven.current && document.getElementById(partTitleId(partId))?.focus()), [partId]);
  const adding = newPathFor(back, wanted);
  const needed = [...new Set(chosen.flatMap((line) => line.needed))] as MeasureName[];
  const profile = known.find(({ _id }) => _id === picked);
  const missing = profile ? lacking(profile, needed).length : 0;

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || missing > 0) return;
    if (!profile) return setProblem('Please choose measurements.');
    if (chosen.length === 0) return setProblem('Please choose at least one item.');
    setBusy(true);
    setProblem(null);
    try {
      const itemIds = chosen.map(({ itemId }) => itemId);
      await callApi(send, { params: { orderId: order._id }, body: { profileId: profile._id, itemIds } });
      isGiven.current = true;
      toast('success', done);
      onDone?.();
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'The measurements could not be saved. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (profiles === null) return <p aria-busy="true">Loading your saved measurements…</p>;
  if (profiles === 'failed')
    return (
      <p role="status">
        Your saved measurements could not be loaded.{' '}
        <Button variant="default" onClick={load}>
          Try again
        </Button>
      </p>
    );
  if (profiles.length === 0)
    return (
      <Button variant="default" size="md" component={Link} to={adding}>
        Add measurements
      </Button>
    );
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {lines.length > 1 && (
        <fieldset className={classes.items}>
          <legend>Items</legend>
          {lines.map(({ itemId, title }) => (
            <Checkbox
              key={itemId}
              size="md"
              label={title}
              checked={!left.includes(itemId)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft((before) => (checked ? before.filter((_id) => _id !== itemId) : [...before, itemId]))
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className={classes.items}>
        <legend>Use a saved profile</legend>
        <ProfileChoices
          name={`profile-${partId}`}
          profiles={profiles}
          needed={needed}
          picked={picked}
          onPick={(profileId) => {
            setPicked(profileId);
            setProblem(null);
          }}
          missingNote=""
        />
      </fieldset>
      <FormProblem message={problem} />
      <p>{missing > 0 ? stillMissing(missing, isMeasured) : `${maker} will sew from the measurements you choose.`}</p>
      <div className={classes.actions}>
        {profile && missing > 0 ? (
          <Button size="md" variant="default" component={Link} to={editPathFor(profile._id, back, wanted)}>
            Add the missing {missing === 1 ? 'length' : 'lengths'}
          </Button>
        ) : (
          <Button size="md" type="submit" loading={busy}>
            Use these measurements
          </Button>
        )}
        {editsChosen && picked && missing === 0 && (
          <Button size="md" variant="default" component={Link} to={editPathFor(picked, back, wanted)}>
            Edit this profile first
          </Button>
        )}
        <Button size="md" variant="default" component={Link} to={adding}>
          Add new measurements
        </Button>
      </div>
    </form>
  );
}

/** What of the chosen profile is missing, and how it gets there. */
function stillMissing(missing: number, isMeasured: boolean): string {
  const them = missing === 1 ? 'it' : 'them';
  const ways = `add ${them}${isMeasured ? `, or have ${them} taken at a visit` : ''}`;
  return `${countOf(missing, 'length is', 'lengths are')} still missing: ${ways}.`;
}
