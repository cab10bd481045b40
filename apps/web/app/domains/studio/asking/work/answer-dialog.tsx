import { type Look, type LookChoice, optionOf, withOption } from '@adunni/contracts/studio/asking/look';
import { HOLD_DAYS, MOST_DAYS } from '@adunni/contracts/studio/asking/names';
import { type AskRecord, answerAsk } from '@adunni/contracts/studio/asking/work';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { useRefusal } from '../../../../kit/forms/use-refusal.ts';
import { DrawnPicture } from '../../../../kit/garments/drawn-picture.tsx';
import { MoneyField, NumberField } from '../../../../kit/resource/form/fields.tsx';
import classes from '../asking.module.css';
import drawn from '../look.module.css';
import { LookView } from '../look-view.tsx';
import { useDrawing } from '../use-drawing.ts';
import { PriceProposal } from './price-proposal.tsx';
import { earnedText, payText } from './price-terms.ts';
import own from './response.module.css';

interface Props {
  record: AskRecord;
  version: number;
  onClose: () => void;
}

/** Price, days, words and changes of the drawing, which is drawn anew while they are made. */
export function AnswerDialog({ record, version, onClose }: Props) {
  const { _id, answer, look, choices, title, pricing } = record;
  const [price, setPrice] = useState<number | null>(answer?.price ?? null);
  const [days, setDays] = useState<number | null>(answer?.days ?? null);
  const [message, setMessage] = useState(answer?.message ?? '');
  const [recipe, setRecipe] = useState<Look['recipe'] | null>(answer?.look?.recipe ?? null);
  const { refusal, noting } = useRefusal();
  const values = { price: price ?? 0, days: days ?? 0, message, recipe };
  return (
    <ChangeDialog
      title={answer ? 'Change your response' : 'Respond to the request'}
      action="Send response"
      done="Response sent. The customer has been notified."
      fallback="Your response could not be sent. Please try again."
      size="lg"
      isReady={price !== null && days !== null}
      change={() => noting(() => callApi(answerAsk, { params: { _id }, body: { version, values } }))}
      onClose={onClose}
    >
      {pricing && (
        <PriceProposal
          pricing={pricing}
          onUse={(filled) => {
            setPrice(filled.price);
            setDays(filled.days);
          }}
        />
      )}
      <MoneyField
        label="Price"
        description={`For sewing and all fabric. Tax and delivery are added at checkout.${pricing && price ? ` ${earnedText(price, pricing)}` : ''}`}
        size="md"
        value={price}
        onChange={setPrice}
        error={refusal?.fields['values.price']}
      />
      <NumberField
        label="Days until it is ready"
        description={`Counted from the order, or from when all measurements are there if that is later. Up to ${MOST_DAYS}.`}
        size="md"
        allowDecimal={false}
        value={days}
        onChange={setDays}
        error={refusal?.fields['values.days']}
      />
      <ProseField label="Message (optional)" value={message} onChange={setMessage} maxLength={2000} />
      {look && choices.length > 0 && (
        <ChangedLook look={look} choices={choices} title={title} recipe={recipe} onChange={setRecipe} />
      )}
      <div className={`${own.terms} ${classes.soft}`}>
        {pricing && (
          <>
            <p>{payText(pricing)} Measurements come with the order or after it.</p>
            <p>An order keeps the commission of the day it is placed.</p>
          </>
        )}
        <p>Your response is valid for {HOLD_DAYS} days. You can change it until it is accepted.</p>
      </div>
    </ChangeDialog>
  );
}

interface ChangedProps {
  look: Look;
  choices: readonly LookChoice[];
  title: string;
  /** As changed; null as it was asked. */
  recipe: Look['recipe'] | null;
  onChange: (recipe: Look['recipe']) => void;
}

/** What the maker would make otherwise, each choice as it was asked at first. */
function ChangedLook({ look, choices, title, recipe, onChange }: ChangedProps) {
  const now = recipe ?? look.recipe;
  const image = useDrawing(recipe);
  return (
    <details className={own.changed} open={recipe !== null || undefined}>
      <summary>Suggest changes to the design</summary>
      <div className={drawn.pair}>
        <LookView look={look} alt={`${title} as requested`} caption="As requested" />
        {image && (
          <figure className={drawn.look}>
            <span className={drawn.frame}>
              <DrawnPicture image={image} alt={`${title} with your changes`} />
            </span>
            <figcaption>With your changes</figcaption>
          </figure>
        )}
      </div>
      {choices.map((choice) => {
        const at = optionOf(now, choice);
        return (
          <NativeSelect
            key={choice.name}
            label={choice.name}
            size="md"
            mt="sm"
            value={String(at)}
            data={[
              ...(at < 0 ? [{ value: '-1', label: 'As requested' }] : []),
              ...choice.options.map(({ label }, index) => ({ value: String(index), label })),
            ]}
            onChange={({ currentTarget }) => {
              const option = choice.options[Number(currentTarget.value)];
              if (option) onChange(withOption(now, option));
            }}
          />
        );
      })}
    </details>
  );
}
