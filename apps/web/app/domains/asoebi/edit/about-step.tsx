import { EVENT_KINDS, type EventKind } from '@adunni/contracts/asoebi/names';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { CoverField } from './cover-field.tsx';
import classes from './edit.module.css';
import type { StepProps } from './edit.page.tsx';

const KINDS = Object.entries(EVENT_KINDS).map(([value, label]) => ({ value, label }));

/** What is celebrated, for whom, when and where. */
export function AboutStep({ draft, change, today, cover }: StepProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <NativeSelect
          label="What are you celebrating?"
          size="md"
          value={draft.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as EventKind })}
          data={KINDS}
        />
        <TextInput
          label="Who is celebrated?"
          size="md"
          maxLength={120}
          placeholder="Tiwa and Dapo"
          value={draft.celebrants}
          onChange={({ currentTarget }) => change({ celebrants: currentTarget.value })}
        />
      </div>
      <TextInput
        label="Title"
        description="What guests read first."
        size="md"
        maxLength={80}
        placeholder="Tiwa weds Dapo"
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label="Day"
          type="date"
          size="md"
          min={today}
          value={draft.day ?? ''}
          onChange={({ currentTarget }) => change({ day: currentTarget.value || null })}
        />
        <TextInput
          label="City"
          size="md"
          maxLength={60}
          value={draft.city}
          onChange={({ currentTarget }) => change({ city: currentTarget.value })}
        />
      </div>
      <Textarea
        label="A few words for your guests (optional)"
        size="md"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        value={draft.story}
        onChange={({ currentTarget }) => change({ story: currentTarget.value })}
      />
      <CoverField {...cover} />
    </div>
  );
}
