import { contactMaker, listEnquiries } from '@adunni/contracts/makers/enquiries';
import { getMaker } from '@adunni/contracts/makers/makers';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type ClientLoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from './enquiries.module.css';

export const meta = () => privateMeta('New message');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('maker') ?? '';
  if (slug === '') throw redirect('/makers');
  const about = searchParams.get('about')?.slice(0, 120) ?? '';
  const [{ maker }, { items }] = await Promise.all([callApi(getMaker, { params: { slug } }), callApi(listEnquiries)]);
  const known = items.find((enquiry) => enquiry.maker.slug === slug);
  if (known && about === '') throw redirect(`/messages/${known._id}`);
  return { maker, about };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** The first message to a maker, or one about a piece; goes on in the conversation that there is. */
export default function NewMessagePage() {
  const { maker, about } = useLoaderData<typeof clientLoader>();
  const [text, setText] = useState(about === '' ? '' : `${about}: `);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const body = { text: text.trim(), photoIds: [] };
      const { enquiryId } = await callApi(contactMaker, { params: { slug: maker.slug }, body });
      await navigate(`/messages/${enquiryId}`, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'Your message could not be sent.'));
      setBusy(false);
    }
  }

  return (
    <main className={classes.page} id="main">
      <h1>Contact {maker.name}</h1>
      <form className={classes.form} onSubmit={onSubmit}>
        <ProseField
          label="Your message"
          description="Replies appear in your messages, and we let you know when one arrives."
          value={text}
          onChange={setText}
          maxLength={4000}
          minRows={5}
        />
        <FormProblem message={problem} />
        <div>
          <Button type="submit" size="md" disabled={text.trim() === ''} loading={busy}>
            Send message
          </Button>
        </div>
      </form>
    </main>
  );
}
