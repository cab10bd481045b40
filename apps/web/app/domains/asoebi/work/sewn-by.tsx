import { assignSewing } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { listTailors } from '@adunni/contracts/orders/work';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import classes from './work.module.css';

/** Who sews the sets of a group, and the way to give that to a tailor. */
export function SewnBy({ work }: { work: MakerWork }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={classes.sewn}>
      <p>{work.tailor ? `Sewn by ${work.tailor.name}` : 'Sewn in your workshop'}</p>
      <Button size="md" variant="default" onClick={() => setIsAsked(true)}>
        {work.tailor ? 'Change' : 'Assign to a tailor'}
      </Button>
      {isAsked && <SewnByDialog work={work} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

interface Tailor {
  value: string;
  label: string;
}

function SewnByDialog({ work: { _id, tailor }, onClose }: { work: MakerWork; onClose: () => void }) {
  const [chosen, setChosen] = useState<Tailor | null>(tailor && { value: tailor._id, label: tailor.name });
  const [words, setWords] = useState('');
  // What stands in the field as the choice is not something to look for.
  const tailors = useTailors(words === chosen?.label ? '' : words);
  const others = tailors.filter(({ value }) => value !== chosen?.value);
  const tailorId = chosen?.value ?? null;
  return (
    <ChangeDialog
      title="Sewn by"
      action="Save"
      done={tailorId ? 'Tailor assigned and notified.' : 'The sewing is assigned to you again.'}
      fallback="The tailor could not be assigned. Please try again."
      isReady={tailorId !== (tailor?._id ?? null)}
      change={() => callApi(assignSewing, { params: { invitationId: _id }, body: { tailorId } })}
      onClose={onClose}
    >
      <Select
        label="Tailor"
        description="The tailor sees sizes and measurements, and moves sets until they are ready. They don’t see prices or addresses, and hand nothing over."
        placeholder="No tailor"
        size="md"
        data={chosen ? [chosen, ...others] : others}
        value={tailorId}
        onChange={(_, option) => setChosen(option)}
        onSearchChange={setWords}
        filter={({ options }) => options}
        nothingFoundMessage="No approved tailors found."
        searchable
        clearable
      />
    </ChangeDialog>
  );
}

/** Approved tailors whose names begin with these words; none while they cannot be asked for. */
function useTailors(words: string): Tailor[] {
  const [asked] = useDebouncedValue(words, 250);
  const [tailors, setTailors] = useState<Tailor[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listTailors, { query: { q: asked }, signal: leaving.signal }).then(
      ({ items }) => setTailors(items.map(({ _id, name, city }) => ({ value: _id, label: `${name}: ${city}` }))),
      () => undefined,
    );
    return () => leaving.abort();
  }, [asked]);
  return tailors;
}
