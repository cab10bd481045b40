import '@mantine/core/styles/Checkbox.css';
import { INTERVIEW_MINUTES, interviewForm } from '@adunni/contracts/careers/interview-forms';
import { changeInterview, type Interview, setInterview } from '@adunni/contracts/careers/interviews';
import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { MomentField, NumberField } from '../../../kit/resource/form/fields.tsx';
import { Clashes } from './clashes.tsx';

interface Props {
  applicationId: string;
  team: readonly { _id: string; name: string }[];
  /** The one that is changed; a new one without it. */
  interview?: Interview;
  onClose: () => void;
}

const lengthOf = ({ startsAt, endsAt }: Interview): number => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;

/** Sets or changes an interview, which is emailed with a file for the applicant’s calendar. */
export function InterviewDialog({ applicationId, team, interview, onClose }: Props) {
  const [startsAt, setStartsAt] = useState<string | null>(interview?.startsAt ?? null);
  const [minutes, setMinutes] = useState<number | null>(interview ? lengthOf(interview) : INTERVIEW_MINUTES.usual);
  const [place, setPlace] = useState(interview?.place ?? '');
  const [callUrl, setCallUrl] = useState(interview?.callUrl ?? '');
  const [note, setNote] = useState(interview?.note ?? '');
  const [interviewerIds, setIds] = useState(interview?.interviewers.map(({ _id }) => _id) ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const sendKey = useSendKey();
  const values = { startsAt: startsAt ?? '', minutes: minutes ?? 0, place, callUrl, note, interviewerIds };

  async function send(): Promise<unknown> {
    const { error } = interviewForm.safeParse(values);
    setErrors(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])));
    if (error) throw new ApiError(400, { message: 'Please check the fields above.' });
    const params = { _id: applicationId };
    if (!interview) return callApi(setInterview, { params, body: values, headers: sendKey.headersFor(values) });
    const { _id: interviewId, version } = interview;
    return callApi(changeInterview, { params: { ...params, interviewId }, body: { version, values } });
  }

  return (
    <ChangeDialog
      title={interview ? 'Change interview' : 'Set interview'}
      action={interview ? 'Save and send email' : 'Set and send email'}
      done={interview ? 'Interview changed and email sent.' : 'Interview set and email sent.'}
      fallback="The interview could not be saved. Please try again."
      size="lg"
      change={send}
      onClose={onClose}
    >
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <MomentField label="Date and time" value={startsAt} onChange={setStartsAt} error={errors.startsAt} required />
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
      <Clashes {...{ applicationId, startsAt, minutes, interviewerIds, except: interview?._id ?? null }} />
      <ProseField label="Note to the applicant (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}
