import { previewCampaign } from '@adunni/contracts/newsletter/campaigns';
import { type CampaignForm, type campaignForm, MAX_PICKS } from '@adunni/contracts/newsletter/forms';
import { Button, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { EmailFrame } from '../../../kit/emails/email-frame.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { toast } from '../../../kit/toasts.ts';
import { type Piece, PiecePicks } from '../../catalog/public/piece-picks.tsx';
import classes from './campaign.module.css';

export type CampaignValues = z.input<typeof campaignForm>;

interface Props {
  form: UseFormReturnType<CampaignValues>;
  pieces: readonly Piece[];
}

/** The fields of a campaign, and a look at its email. */
export function CampaignFields({ form, pieces }: Props) {
  return (
    <>
      <FormSection title="Inbox" lead="What subscribers see before opening the email.">
        <TextInput label="Subject" maxLength={150} autoComplete="off" required {...form.getInputProps('subject')} />
        <TextInput
          label="Preview text"
          description="Shown after the subject in the inbox."
          maxLength={150}
          autoComplete="off"
          {...form.getInputProps('preheader')}
        />
      </FormSection>
      <FormSection title="Email" lead="Leave an empty line to start a new paragraph.">
        <Textarea
          className={classes.body ?? ''}
          label="Text"
          autosize
          minRows={10}
          required
          {...form.getInputProps('body')}
        />
        <ul className={classes.help} aria-label="Formatting">
          <li>
            <code># New fabrics</code> makes a heading.
          </li>
          <li>
            <code>[what is ready to wear](/products)</code> makes a link to one of our pages or an https:// address.
          </li>
        </ul>
        <PiecePicks
          chosen={pieces}
          most={MAX_PICKS}
          description="Shown below the text with image and price"
          {...form.getInputProps('productIds')}
        />
      </FormSection>
      <FormSection title="Preview" lead="How the email will look.">
        <Preview form={form} />
      </FormSection>
    </>
  );
}

function Preview({ form }: { form: UseFormReturnType<CampaignValues> }) {
  const [preview, setPreview] = useState<{ subject: string; html: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function show(): Promise<void> {
    if (form.validate().hasErrors) return;
    setBusy(true);
    const values: CampaignForm = form.getValues();
    try {
      const { html } = await callApi(previewCampaign, { body: values });
      setPreview({ subject: values.subject, html });
    } catch (error) {
      toast('error', messageOf(error, 'The preview could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div>
        <Button variant="default" loading={busy} onClick={show}>
          {preview ? 'Refresh preview' : 'Show preview'}
        </Button>
      </div>
      {preview && <EmailFrame title={preview.subject} html={preview.html} />}
    </>
  );
}
