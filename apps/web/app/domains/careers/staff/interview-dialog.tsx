import '@mantine/core/styles/Checkbox.css';
import { INTERVIEW_MINUTES, interviewForm, proposalForm } from '@adunni/contracts/careers/interview-forms';
import { changeInterview, type Interview, proposeTimes, setInterview } from '@adunni/contracts/careers/interviews';
import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { NumberField } from '../../../kit/resource/form/fields.tsx';
import { Clashes } from './clashes.tsx';
import { TimesField } from './times-field.tsx';

interface Props {
  applicationId: string;
  team: readonly { _id: string; name: string }[];
  /** The one that is changed; a new one without it. */
  interview?: Interview;
  onClose: () => void;
}

const lengthOf = ({ startsAt, endsAt }: Interview): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** What the button says, and what is said once it is done. */
function wordsOf(isProposal: boolean, interview: Interview | undefined) {
  if (isProposal) return { action: 'Propose and send email', done: 'Times proposed and email sent.' };
  if (interview) return { action: 'Save and send email', done: 'Interview changed and email sent.' };
  return { action: 'Set and send email', done: 'Interview set and email sent.' };
}

/**
 * Sets or changes an interview, which is emailed with a file for the applicant’s calendar; several times are emailed for
 * the applicant to choose from.
 */
export function InterviewDialog({ applicationId, team, interview, onClose }: Props) {
  const [times, setTimes] = useState<(string | null)[]>([interview?.startsAt ?? null]);
  const [minutes, setMinutes] = useState<number | null>(interview ? lengthOf(interview) : INTERVIEW_MINUTES.usual);
  const [place, setPlace] = useState(interview?.place ?? '');
  const [callUrl, setCallUrl] = useState(interview?.callUrl ?? '');
  const [note, setNote] = useState(interview?.note ?? '');
  const [interviewerIds, setIds] = useState(interview?.interviewers.map(({ _id }) => _id) ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const sendKey = useSendKey();
  const isProposal = times.length > 1;
  const details = { minutes: minutes ?? 0, place, callUrl, note, interviewerIds };
  const values = { ...details, startsAt: times[0] ?? '' };
  const proposal = { ...details, times: times.map((time) => time ?? '') };

  async function send(): Promise<unknown> {
    const { error } = isProposal ? proposalForm.safeParse(proposal) : interviewForm.safeParse(values);
    setErrors(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])));
    if (error) throw new ApiError(400, { message: 'Please check the fields above.' });
    const params = { _id: applicationId };
    if (isProposal) return callApi(proposeTimes, { params, body: proposal, headers: sendKey.headersFor(proposal) });
    if (!interview) return callApi(setInterview, { params, body: values, headers: sendKey.headersFor(values) });
    const { _id: interviewId, version } = interview;
    return callApi(changeInterview, { params: { ...params, interviewId }, body: { version, values } });
  }

  return (
    <ChangeDialog
      title={interview ? 'Change interview' : 'Set interview'}
      {...wordsOf(isProposal, interview)}
      fallback="The interview could not be saved. Please try again."
      size="lg"
      change={send}
      onClose={onClose}
    >
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <TimesField times={times} onChange={setTimes} errors={errors} mayPropose={!interview} />
        <NumberField
          label="Duration (minutes)"
          {...{ min: INTERVIEW_MINUTES.least, max: INTERVIEW_MINUTES.most, value: minutes, error: errors.minutes }}
          onChange={setMinutes}
        />
      </Group>
      <TextInput
        label="Place"
        maxLength={160}
        value={place}
        error={errors.place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <TextInput
        label="Link to the call"
        type="url"
        value={callUrl}
        error={errors.callUrl}
        onChange={({ currentTarget }) => setCallUrl(currentTarget.value.trim())}
      />
      <Checkbox.Group label="Who takes part" value={interviewerIds} onChange={setIds} error={errors.interviewerIds}>
        <Stack gap="xs" mt="xs">
          {team.map(({ _id, name }) => (
            <Checkbox key={_id} value={_id} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      {[...times.entries()].map(([at, startsAt]) => (
        <Clashes key={at} {...{ applicationId, startsAt, minutes, interviewerIds, except: interview?._id ?? null }} />
      ))}
      <ProseField label="Note to the applicant (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}
