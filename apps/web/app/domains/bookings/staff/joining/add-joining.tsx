import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { isSameCall, saysHowToJoin } from '@adunni/contracts/bookings/joining';
import { addJoiningDetails } from '@adunni/contracts/bookings/staff';
import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../../kit/forms/submit.ts';
import { toast } from '../../../../kit/toasts.ts';
import classes from './add-joining.module.css';
import { type CallGroup, callGroups, type ListedCall, metCalls } from './call-groups.ts';
import { addedText, addLabel, JOINING_HINT, linkLabel, metText, notifiedText, shownCalls } from './joining-texts.ts';

type Links = Record<string, string>;

/**
 * Adds links or numbers to all video calls that a list shows without joining details: one to all, or one for each provider
 * where customers would meet by a single one.
 */
export function AddJoining({ calls }: { calls: readonly ListedCall[] }) {
  const { revalidate } = useRevalidator();
  const groups = callGroups(calls);
  const met = metCalls(calls);
  const form = useForm<Links>({ initialValues: {}, validate: (links) => wrongWith(groups, links) });
  const filled = groups.filter(({ key }) => form.values[key]);
  const chosen = filled.reduce((sum, group) => sum + group.calls.length, 0);
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (links) => {
      let saved = 0;
      try {
        for (const { key, calls: own } of filled) {
          const body = { place: links[key] ?? '', bookingIds: own.map(({ _id }) => _id) };
          saved += (await callApi(addJoiningDetails, { body })).saved;
        }
        toast('success', addedText(saved, chosen));
      } finally {
        await revalidate();
      }
    },
    'The joining details could not be saved. Please try again.',
  );
  return (
    <form className={classes.form} onSubmit={onSubmit} aria-labelledby="add-joining" noValidate>
      <h2 id="add-joining">Add joining details to {shownCalls(calls.length)}</h2>
      <div className={classes.fields}>
        {met.length > 0 && (
          <Alert color="yellow" variant="light" title="By one link these customers would meet in one call">
            <ul className={classes.met}>
              {met.map((pair) => (
                <li key={pair.map(({ _id }) => _id).join()}>{metText(pair)}</li>
              ))}
            </ul>
            Their times overlap: please use a link of their own for each provider. What you leave empty stays as it is.
          </Alert>
        )}
        {groups.map((group) => (
          <div key={group.key}>
            <TextInput
              label={linkLabel(group)}
              description={`${JOINING_HINT}${group.calls.length > 1 ? ' These customers get the same one; none of their times overlap.' : ''}`}
              size="md"
              maxLength={300}
              {...form.getInputProps(group.key)}
              value={form.values[group.key] ?? ''}
            />
            <p className={classes.told}>{notifiedText(group.calls)}</p>
          </div>
        ))}
        <FormProblem message={problem} />
        <Button type="submit" loading={busy}>
          {addLabel(chosen, calls.length)}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the links: none at all, one by which nobody can join, or the same for calls that overlap. */
function wrongWith(groups: readonly CallGroup[], links: Links): Links {
  const filled = groups.filter(({ key }) => links[key]);
  if (filled.length === 0) return { [groups[0]?.key ?? '']: bookingErrors.joining_unclear.message };
  const wrong: Links = {};
  for (const [index, { key, calls }] of filled.entries()) {
    const place = links[key] ?? '';
    const same = filled.slice(0, index).filter((other) => isSameCall(links[other.key] ?? '', place));
    const [met] = metCalls([...same.flatMap((other) => other.calls), ...calls]);
    if (!saysHowToJoin(place)) wrong[key] = bookingErrors.joining_unclear.message;
    else if (met) wrong[key] = `Please use another link here: by this one, customers would meet: ${metText(met)}.`;
  }
  return wrong;
}
