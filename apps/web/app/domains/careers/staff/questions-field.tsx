import '@mantine/core/styles/Switch.css';
import { type JobQuestion, MOST_QUESTIONS } from '@adunni/contracts/careers/forms';
import { QUESTION_KINDS, type QuestionKind } from '@adunni/contracts/careers/names';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { newKey } from '../../../kit/api/new-key.ts';
import { Rows } from '../../../kit/forms/rows.tsx';
import classes from './questions-field.module.css';

interface Props {
  value?: JobQuestion[];
  onChange?: (value: JobQuestion[]) => void;
  error?: ReactNode;
}

const KINDS = Object.entries(QUESTION_KINDS).map(([value, label]) => ({ value, label }));
const blank = (): JobQuestion => ({
  ...{ _id: newKey(), label: '', kind: 'text', choices: [], isRequired: true },
});

/** What applicants are asked, each with what answers it. */
export function QuestionsField({ value = [], onChange, error }: Props) {
  return (
    <>
      <Rows noun="question" rows={value} most={MOST_QUESTIONS} blank={blank} onChange={(rows) => onChange?.(rows)}>
        {(question, change) => (
          <div className={classes.question}>
            <TextInput
              label="Question"
              value={question.label}
              maxLength={200}
              onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            />
            <NativeSelect
              label="Answered by"
              data={KINDS}
              value={question.kind}
              onChange={({ currentTarget }) => change({ kind: currentTarget.value as QuestionKind })}
            />
            {question.kind === 'choice' && (
              <Textarea
                label="Answers to choose from"
                description="One to a line."
                autosize
                minRows={2}
                value={question.choices.join('\n')}
                onChange={({ currentTarget }) => change({ choices: currentTarget.value.split('\n') })}
              />
            )}
            <Switch
              label="Required"
              checked={question.isRequired}
              onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
            />
          </div>
        )}
      </Rows>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
