import { DISPUTE_STATUSES, type Dispute, listStaffSets, type StaffSet } from '@adunni/contracts/asoebi/disputes';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { DecisionDialog, OpenDialog } from './dispute-dialogs.tsx';
import classes from './disputes.module.css';

type Asked = { set: StaffSet; dispute: Dispute | null };

/** The sets of an event that are disputed; by a name, order or wearer any other is found, to open a dispute about it. */
export function Disputes({ eventId }: { eventId: string }) {
  const [words, setWords] = useState('');
  const [q] = useDebouncedValue(words.trim(), 250);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { sets, problem, reload } = useSets(eventId, q);
  function close(): void {
    setAsked(null);
    reload();
  }
  return (
    <Section title="Disputes">
      <div className={classes.part}>
        <TextInput
          label="Find a set"
          description="By name, order or wearer. Only staff see disputes."
          type="search"
          size="md"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <FormProblem message={problem} />
        {sets?.length === 0 && <p className={classes.soft}>{q ? 'No sets found.' : 'No disputes.'}</p>}
        <ul className={classes.list}>
          {sets?.map((set) => (
            <SetEntry key={set._id} set={set} onAsk={(dispute) => setAsked({ set, dispute })} />
          ))}
        </ul>
      </div>
      {asked &&
        (asked.dispute ? (
          <DecisionDialog set={asked.set} dispute={asked.dispute} onClose={close} />
        ) : (
          <OpenDialog set={asked.set} onClose={close} />
        ))}
    </Section>
  );
}

function useSets(eventId: string, q: string) {
  const [sets, setSets] = useState<StaffSet[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same anew
  useEffect(() => {
    const leaving = new AbortController();
    callApi(listStaffSets, { params: { eventId }, query: { q }, signal: leaving.signal }).then(
      (answer) => {
        setSets(answer.sets);
        setProblem(null);
      },
      (error) => leaving.signal.aborted || setProblem(messageOf(error, 'We couldn’t load the sets.')),
    );
    return () => leaving.abort();
  }, [eventId, q, round]);
  return { sets, problem, reload: () => setRound((before) => before + 1) };
}

function SetEntry({ set, onAsk }: { set: StaffSet; onAsk: (dispute: Dispute | null) => void }) {
  const { number, name, wearer, title, group, stage, isCancelled, canDispute, disputes } = set;
  return (
    <li>
      <div className={classes.head}>
        <div>
          <strong>{wearer}</strong>
          <p className={classes.soft}>
            {[title, group, number, name !== wearer && `ordered by ${name}`].filter(Boolean).join(' · ')}
          </p>
        </div>
        {isCancelled ? <span>Cancelled</span> : <StatusLabel of={SET_STAGES} is={stage} />}
      </div>
      {disputes.map((dispute) => (
        <DisputeEntry key={dispute._id} dispute={dispute} onDecide={() => onAsk(dispute)} />
      ))}
      {canDispute && (
        <Button variant="default" onClick={() => onAsk(null)} aria-label={`Open a dispute about the set for ${wearer}`}>
          Open dispute
        </Button>
      )}
    </li>
  );
}

function DisputeEntry({ dispute, onDecide }: { dispute: Dispute; onDecide: () => void }) {
  const { status, note, openedBy, openedAt, decision, decidedBy, decidedAt, refund } = dispute;
  return (
    <div className={classes.dispute}>
      <StatusLabel of={DISPUTE_STATUSES} is={status} />
      <p className={classes.note}>{note}</p>
      <p className={classes.soft}>
        Opened by {openedBy}, {moment(openedAt)}
      </p>
      {decidedAt && (
        <>
          <p className={classes.note}>{decision}</p>
          <p className={classes.soft}>
            Decided by {decidedBy}, {moment(decidedAt)}
            {refund > 0 && (
              <>
                {' · '}
                <Money amount={refund} charged /> refunded
              </>
            )}
          </p>
        </>
      )}
      {status === 'open' && (
        <Button variant="default" onClick={onDecide}>
          Decide
        </Button>
      )}
    </div>
  );
}
