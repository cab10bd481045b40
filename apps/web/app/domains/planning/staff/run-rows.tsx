import { MOST } from '@adunni/contracts/planning/forms';
import type { RunLine } from '@adunni/contracts/planning/run-sheet';
import { TextInput } from '@mantine/core';
import { Rows } from '../../../kit/forms/rows.tsx';

/** The lines of a run sheet: when, what, and who sees to it. */
export function RunRows({ lines, onChange }: { lines: readonly RunLine[]; onChange: (lines: RunLine[]) => void }) {
  return (
    <Rows
      rows={lines}
      onChange={onChange}
      blank={() => ({ at: '10:00', title: '', who: '' })}
      noun="run sheet line"
      most={MOST.run}
    >
      {(line, set) => (
        <>
          <TextInput
            label="Time"
            type="time"
            required
            value={line.at}
            onChange={({ currentTarget }) => set({ at: currentTarget.value })}
          />
          <TextInput
            label="What"
            maxLength={160}
            required
            value={line.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <TextInput
            label="Who"
            maxLength={80}
            value={line.who}
            onChange={({ currentTarget }) => set({ who: currentTarget.value })}
          />
        </>
      )}
    </Rows>
  );
}
