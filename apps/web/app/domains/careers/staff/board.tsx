import { LETTER_STAGES, type LetterStage } from '@adunni/contracts/careers/letters';
import {
  type ApplicationCard,
  applicationResource,
  type getApplicationBoard,
} from '@adunni/contracts/careers/staff-applications';
import { APPLICATION_STAGES, MOVED_STAGES, type MovedStage } from '@adunni/contracts/careers/stages';
import type { Answer } from '@adunni/contracts/endpoint';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { applicationPath } from '../address.ts';
import classes from './board.module.css';
import { MoveDialog } from './move-dialog.tsx';

type Columns = Answer<typeof getApplicationBoard>['columns'];

/** Names what is dragged, so that nothing but a card is taken. */
const DRAGGED = 'application/x-adunni-application';
const STAGES = MOVED_STAGES.map((value) => ({ value, label: APPLICATION_STAGES[value].label }));

/** Of a move to these the applicant may be told, which is asked first. */
const isLetterStage = (stage: MovedStage): stage is LetterStage =>
  (LETTER_STAGES as readonly MovedStage[]).includes(stage);

/** By which the field of a card is found that says its stage. */
const fieldOf = (_id: string): string => `stage-of-${_id}`;

async function act(_id: string, stage: MovedStage): Promise<void> {
  const { results } = await callApi(applicationResource.act, { body: { action: stage, ids: [_id] } });
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new Error(refused.message ?? '');
}

/** Applications by stage; a card is dragged to another stage, or its stage is chosen on it. */
export function Board({ columns }: { columns: Columns }) {
  const [over, setOver] = useState<MovedStage | null>(null);
  const [asked, setAsked] = useState<{ card: ApplicationCard; to: LetterStage } | null>(null);
  const { busy, problem, run } = useChange(
    'Application moved.',
    'The application could not be moved. Please try again.',
    () => {},
  );

  /** Who moves a card by keyboard stays with it, once it stands where it was moved to. */
  const moved = useRef<{ _id: string; to: MovedStage } | null>(null);
  useEffect(() => {
    const to = columns.find(({ stage }) => stage === moved.current?.to);
    if (asked || !to?.cards.some(({ _id }) => _id === moved.current?._id)) return;
    const field = fieldOf(moved.current?._id ?? '');
    moved.current = null;
    // After what a closed dialog does with the focus.
    requestAnimationFrame(() => document.getElementById(field)?.focus());
  }, [columns, asked]);

  function move(_id: string, stage: MovedStage): void {
    const from = columns.find(({ cards }) => cards.some((card) => card._id === _id));
    const card = from?.cards.find((each) => each._id === _id);
    if (busy || !card || from?.stage === stage) return;
    moved.current = { _id, to: stage };
    if (isLetterStage(stage)) setAsked({ card, to: stage });
    else void run(() => act(_id, stage));
  }

  return (
    <>
      <FormProblem message={problem} />
      <ScrollRegion label="Applications by stage">
        <div className={classes.board} aria-busy={busy || undefined}>
          {columns.map(({ stage, total, cards }) => (
            <section
              key={stage}
              aria-labelledby={`stage-${stage}`}
              data-over={over === stage || undefined}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(DRAGGED)) return;
                event.preventDefault();
                setOver(stage);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(null);
                move(event.dataTransfer.getData(DRAGGED), stage);
              }}
            >
              <h2 id={`stage-${stage}`}>
                {APPLICATION_STAGES[stage].label} <small>{total}</small>
              </h2>
              <ul>
                {cards.map((card) => (
                  <li key={card._id}>
                    <Card card={card} stage={stage} onMove={(to) => move(card._id, to)} />
                  </li>
                ))}
              </ul>
              {total > cards.length && (
                <p className={classes.soft}>{`And ${total - cards.length} more in the list.`}</p>
              )}
              {total === 0 && <p className={classes.soft}>None</p>}
            </section>
          ))}
        </div>
      </ScrollRegion>
      {asked && (
        <MoveDialog
          applicationId={asked.card._id}
          name={asked.card.name}
          to={asked.to}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface CardProps {
  card: ApplicationCard;
  stage: MovedStage;
  onMove: (to: MovedStage) => void;
}

function Card({ card: { _id, name, opening, rating, appliedAt }, stage, onMove }: CardProps) {
  return (
    <article
      className={classes.card}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, _id);
        dataTransfer.effectAllowed = 'move';
      }}
    >
      <Link to={applicationPath(_id)} draggable={false}>
        {name}
      </Link>
      <p>{opening}</p>
      <p>
        {day(appliedAt)}
        {rating !== null && `, ${rating} of 5`}
      </p>
      <select
        id={fieldOf(_id)}
        aria-label={`Stage of ${name}`}
        value={stage}
        onChange={({ currentTarget }) => onMove(currentTarget.value as MovedStage)}
      >
        {STAGES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </article>
  );
}
