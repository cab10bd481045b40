import { getProduct } from '@adunni/contracts/catalog/catalog';
import { getMaker } from '@adunni/contracts/makers/makers';
import { RESPONSE_HOURS } from '@adunni/contracts/studio/asking/names';
import { askMakers } from '@adunni/contracts/studio/asking/requests';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type ClientLoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { LoadingScreen } from '../../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { requireSession } from '../../../../kit/session/guard.ts';
import classes from '../asking.module.css';

export const meta = () => privateMeta('New request');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('maker') ?? '';
  if (slug === '') throw redirect('/makers');
  const productId = searchParams.get('product');
  const [{ maker }, product] = await Promise.all([
    callApi(getMaker, { params: { slug } }),
    productId ? callApi(getProduct, { params: { productId } }).then((found) => found.product) : null,
  ]);
  return { maker, product };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = LoadingScreen;

/** Asks a maker for something like what they make, without a drawing. */
export default function NewRequestPage() {
  const { maker, product } = useLoaderData<typeof clientLoader>();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || words.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const body = { words, productId: product?._id ?? null, makerIds: [maker._id] };
      const { request } = await callApi(askMakers, { body });
      await navigate(`/account/requests/${request._id}`, { replace: true });
    } catch (error) {
      setProblem(messageOf(error, 'Your request could not be sent. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <main className={classes.page} id="main">
      <h1>Ask {maker.name}</h1>
      <form className={classes.form} onSubmit={onSubmit}>
        {product && (
          <div className={classes.row}>
            <span className={classes.thumb}>
              {product.picture && <Picture picture={product.picture} sizes="5rem" alt="" />}
            </span>
            <span>
              Something like <strong>{product.title}</strong>
            </span>
          </div>
        )}
        <ProseField
          label="What would you like?"
          description="Fabric, colours, what should be different, when you need it."
          value={words}
          onChange={setWords}
          maxLength={2000}
          minRows={5}
        />
        <p className={classes.soft}>
          {maker.name} responds within {RESPONSE_HOURS} hours with a price, fabric included, and how many days they
          need. You pay nothing until you accept.
        </p>
        <FormProblem message={problem} />
        <div>
          <Button type="submit" size="md" disabled={words.trim() === ''} loading={busy}>
            Send request
          </Button>
        </div>
      </form>
    </main>
  );
}
