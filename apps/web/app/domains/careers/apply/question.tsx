import type { JobQuestion } from '@adunni/contracts/careers/forms';
import { MOST_ANSWER } from '@adunni/contracts/careers/limits';
import { NativeSelect, Textarea } from '@mantine/core';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { FileField } from './file-field.tsx';
import type { ApplicationState } from './use-application.ts';

/** One question of an opening, by what answers it. */
export function Question({ question, state }: { question: JobQuestion; state: ApplicationState }) {
  const { values, change, errors, answered } = state;
  const { _id, kind, choices, isRequired } = question;
  const label = isRequired ? question.label : `${question.label} (optional)`;
  const error = errors[`answers.${_id}`];
  const answer = (text: string): void => change({ answers: { ...values.answers, [_id]: text } });
  if (kind === 'file')
    return (
      <FileField label={label} error={error}>
        <PhotoField photos={answered} takesPdf hint="A photo or PDF, up to 10 MB" />
      </FileField>
    );
  const field = { label, size: 'md', required: isRequired, error, value: values.answers[_id] ?? '' };
  if (kind === 'choice')
    return (
      <NativeSelect
        {...field}
        onChange={({ currentTarget }) => answer(currentTarget.value)}
        data={[{ value: '', label: 'Select an answer' }, ...choices]}
      />
    );
  return (
    <Textarea
      {...field}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={MOST_ANSWER}
      onChange={({ currentTarget }) => answer(currentTarget.value)}
    />
  );
}
