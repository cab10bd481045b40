import { MAIL_STATUSES, outboxResource } from '@adunni/contracts/outbox/outbox';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { messageOf } from '../../kit/api/call-api.ts';
import { moment } from '../../kit/dates.ts';
import { EmailText } from '../../kit/email-text.tsx';
import { privateMeta } from '../../kit/page-meta.ts';
import { Facts, Section } from '../../kit/resource/facts.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { getRecord, runAction } from '../../kit/resource/resource-calls.ts';
import { StatusLabel } from '../../kit/resource/status.tsx';
import { toast } from '../../kit/toasts.ts';
import classes from './mail.module.css';

export const meta = () => privateMeta('Mail');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => getRecord(outboxResource, params.mailId ?? '');

export const handle = { crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.subject };

export default function MailPage() {
  const { record: mail } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title={mail.subject}>{mail.status === 'failed' && <SendAgain id={mail._id} />}</PageHead>
      <Facts
        facts={[
          ['To', <EmailText key="to" email={mail.recipient} />],
          ['Status', <StatusLabel key="status" of={MAIL_STATUSES} is={mail.status} />],
          ['Written', moment(mail.createdAt)],
          ['Sent', mail.sentAt && moment(mail.sentAt)],
          ['Attempts', mail.attempts],
          ['Last error', mail.error],
        ]}
      />
      <Section title="As it arrives">
        {/* Without scripts, forms and an origin of its own: a mail is shown, never run. */}
        <iframe className={classes.letter} title={mail.subject} srcDoc={mail.html} sandbox="" />
      </Section>
      <Section title="As plain text">
        <pre className={classes.text}>{mail.text}</pre>
      </Section>
    </main>
  );
}

function SendAgain({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const [outcome] = await runAction(outboxResource, 'retry', [id]);
      toast(outcome?.ok ? 'success' : 'error', outcome?.message ?? 'The mail is queued again.');
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'The mail could not be queued. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={send}>
      Send again
    </Button>
  );
}
