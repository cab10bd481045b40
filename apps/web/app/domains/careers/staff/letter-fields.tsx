import { type LetterForm, MOST_LETTER, previewLetter } from '@adunni/contracts/careers/letters';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { EmailFrame } from '../../../kit/emails/email-frame.tsx';
import { toast } from '../../../kit/toasts.ts';

interface Props {
  applicationId: string;
  letter: LetterForm;
  onChange: (letter: LetterForm) => void;
}

/** An email to an applicant as it is edited, and how it will look. */
export function LetterFields({ applicationId, letter, onChange }: Props) {
  const [html, setHtml] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function change(changes: Partial<LetterForm>): void {
    // A preview of other words would mislead.
    setHtml(null);
    onChange({ ...letter, ...changes });
  }

  async function show(): Promise<void> {
    setBusy(true);
    try {
      setHtml((await callApi(previewLetter, { params: { _id: applicationId }, body: letter })).html);
    } catch (error) {
      toast('error', messageOf(error, 'The preview could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <TextInput
        label="Subject"
        maxLength={150}
        value={letter.subject}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <Textarea
        label="Email"
        description="Name and link are added. An empty line begins a new paragraph."
        autosize
        minRows={5}
        maxRows={14}
        maxLength={MOST_LETTER}
        value={letter.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <div>
        <Button
          variant="default"
          loading={busy}
          disabled={!letter.subject.trim() || !letter.text.trim()}
          onClick={show}
        >
          Show preview
        </Button>
      </div>
      {html && <EmailFrame title={letter.subject} html={html} />}
    </>
  );
}
