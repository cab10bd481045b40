import type { ApplicationForm } from '@adunni/contracts/careers/apply-forms';
import type { JobQuestion } from '@adunni/contracts/careers/forms';
import type { StoredAnswer } from '../tables.ts';

/** What is wrong with the answers to the questions, by the field that shows it. */
export function answerProblems(
  questions: readonly JobQuestion[],
  given: ApplicationForm['answers'],
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { _id, kind, choices, isRequired } of questions) {
    const { text = '', fileId = null } = given.find(({ questionId }) => questionId === _id) ?? {};
    const isMissing = kind === 'file' ? fileId === null : text === '';
    if (isMissing && isRequired) problems[`answers.${_id}`] = kind === 'file' ? 'Please add a file.' : 'Required.';
    if (kind === 'choice' && text !== '' && !choices.includes(text))
      problems[`answers.${_id}`] = 'Please choose one of the answers.';
  }
  return problems;
}

/** The answers as they are kept, with what was asked; answers to nothing that is asked are left out. */
export const storedAnswers = (questions: readonly JobQuestion[], given: ApplicationForm['answers']): StoredAnswer[] =>
  questions.map(({ _id, kind, label }) => {
    const { text = '', fileId = null } = given.find(({ questionId }) => questionId === _id) ?? {};
    return {
      questionId: _id,
      question: label,
      text: kind === 'file' ? '' : text,
      fileId: kind === 'file' ? fileId : null,
    };
  });
