import type { Sent } from '@adunni/contracts/endpoint';
import { type Naira, toKobo, toNaira } from '@adunni/contracts/money';
import { MOST } from '@adunni/contracts/planning/forms';
import { milestoneAmounts } from '@adunni/contracts/planning/milestones';
import { type StaffCase, sendProposal } from '@adunni/contracts/planning/staff';
import { canCaseBecome } from '@adunni/contracts/planning/stages';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Rows } from '../../../kit/forms/rows.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { naira } from '../../../kit/money/naira.ts';
import { DayField, MoneyField, NumberField } from '../../../kit/resource/form/fields.tsx';
import classes from './case.module.css';

type Words = Sent<typeof sendProposal>['body']['proposal'];

/** What a first proposal begins with. */
const FIRST_SHARES: Words['shares'] = [
  { title: 'Deposit', percent: 40, dueOn: null },
  { title: 'Second milestone', percent: 30, dueOn: null },
  { title: 'Balance', percent: 30, dueOn: null },
];

function wordsOf({ proposals: [newest], day }: StaffCase): Words {
  if (!newest) {
    const items = [{ title: '', details: '', amount: 0 }];
    return { day: day ?? '', items, shares: FIRST_SHARES, expiresOn: '', note: '' };
  }
  const shares = newest.milestones.map(({ title, percent, dueOn }) => ({ title, percent, dueOn }));
  return { day: newest.day, items: [...newest.items], shares, expiresOn: newest.expiresOn, note: newest.note };
}

interface Props {
  record: StaffCase;
  version: number;
}

/** Writes the next version of a proposal, beginning with the one before. */
export function ProposalEditor({ record, version }: Props) {
  const { stage, proposals } = record;
  const [isOpen, setOpen] = useState(false);
  if (stage !== 'proposed' && !canCaseBecome(stage, 'proposed')) return null;
  return isOpen ? (
    <Editor record={record} version={version} onClose={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>{proposals.length > 0 ? 'Write a new version' : 'Write a proposal'}</Button>
  );
}

function Editor({ record, version, onClose }: Props & { onClose: () => void }) {
  const [words, setWords] = useState(() => wordsOf(record));
  const { refusal, noting } = useRefusal();
  const { busy, problem, run } = useChange('Proposal sent.', 'The proposal could not be sent.', onClose);
  const change = (changed: Partial<Words>) => setWords((before) => ({ ...before, ...changed }));
  const total = toKobo(words.items.reduce((sum, { amount }) => Math.round(sum * 100 + amount * 100) / 100, 0));
  const percent = words.shares.reduce((sum, share) => sum + share.percent, 0);
  const amounts = percent === 100 ? milestoneAmounts(total, words.shares) : [];
  const remark = (name: string): string | undefined =>
    Object.entries(refusal?.fields ?? {}).find(([path]) => path === name || path === `proposal.${name}`)?.[1];
  const send = () =>
    noting(() => callApi(sendProposal, { params: { _id: record._id }, body: { version, proposal: words } }));

  return (
    <form
      className={classes.editor}
      aria-label="Proposal"
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      <h3>Items</h3>
      <Rows
        rows={words.items}
        onChange={(items) => change({ items })}
        blank={() => ({ title: '', details: '', amount: 0 })}
        noun="item"
        most={MOST.items}
      >
        {(item, set) => (
          <>
            <TextInput
              label="Item"
              maxLength={120}
              required
              value={item.title}
              onChange={({ currentTarget }) => set({ title: currentTarget.value })}
            />
            <TextInput
              label="Details"
              maxLength={1000}
              value={item.details}
              onChange={({ currentTarget }) => set({ details: currentTarget.value })}
            />
            <MoneyField
              label="Amount"
              value={item.amount}
              onChange={(amount) => set({ amount: (amount ?? 0) as Naira })}
            />
          </>
        )}
      </Rows>
      <h3>Milestones</h3>
      <p className={classes.soft}>
        Total {naira(toNaira(total))}. The milestones come to {percent}% of it.
      </p>
      <Rows
        rows={words.shares}
        onChange={(shares) => change({ shares })}
        blank={() => ({ title: '', percent: Math.max(1, 100 - percent), dueOn: null })}
        noun="milestone"
        most={MOST.shares}
      >
        {(share, set, index) => (
          <>
            <TextInput
              label="Milestone"
              maxLength={80}
              required
              value={share.title}
              onChange={({ currentTarget }) => set({ title: currentTarget.value })}
            />
            <NumberField
              label="Percent"
              min={1}
              max={100}
              value={share.percent}
              onChange={(next) => set({ percent: next ?? 0 })}
              description={amounts[index] === undefined ? '' : naira(toNaira(amounts[index]))}
            />
            <DayField
              label="Due"
              value={share.dueOn}
              onChange={(dueOn) => set({ dueOn })}
              error={remark(`shares.${index}.dueOn`)}
            />
          </>
        )}
      </Rows>
      {remark('shares') && <p role="alert">{remark('shares')}</p>}
      <DayField
        label="Day of the celebration"
        required
        value={words.day}
        error={remark('day')}
        onChange={(day) => change({ day: day ?? '' })}
      />
      <DayField
        label="Valid until"
        required
        value={words.expiresOn}
        error={remark('expiresOn')}
        onChange={(expiresOn) => change({ expiresOn: expiresOn ?? '' })}
      />
      <Textarea
        label="Note to the customer"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
        value={words.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy} disabled={percent !== 100}>
          Send proposal
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
