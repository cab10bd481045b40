import type { OptionGroup } from '@adunni/contracts/catalog/catalog';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Price } from '../../../settings/public/tax.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import classes from './option-field.module.css';

type Choice = OptionGroup['choices'][number];

interface Props {
  group: OptionGroup;
  picked: string | null;
  isMissing: boolean;
  /** Null takes an option that is not required back. */
  onPick: (choiceId: string | null) => void;
}

/** One group of options of a piece made to measure, with what each adds in price and days. */
export function OptionField({ group, picked, isMissing, onPick }: Props) {
  const name = `options.${group._id}`;
  const label = group.choices.find(({ _id }) => _id === picked)?.label;
  return (
    <ChoiceFrame
      name={name}
      legend={group.name}
      picked={label ?? (group.required ? 'Select' : 'Optional')}
      isMissing={isMissing}
    >
      <div className={classes.choices}>
        {!group.required && (
          <label className={classes.choice}>
            <input type="radio" name={name} checked={picked === null} onChange={() => onPick(null)} />
            <span className={classes.label}>Without</span>
          </label>
        )}
        {group.choices.map((choice) => (
          <label key={choice._id} className={classes.choice}>
            <input type="radio" name={name} checked={picked === choice._id} onChange={() => onPick(choice._id)} />
            <Swatch choice={choice} />
            <span className={classes.label}>
              {choice.label}
              <Added choice={choice} />
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}

function Swatch({ choice }: { choice: Choice }) {
  if (choice.picture)
    return (
      <span className={classes.cloth}>
        <Picture picture={choice.picture} sizes="3rem" alt="" trueColour />
      </span>
    );
  return choice.swatch ? <span className={classes.cloth} style={{ backgroundColor: choice.swatch }} /> : null;
}

/** What a choice adds; nothing when it adds neither price nor days. */
function Added({ choice: { priceDelta, leadDays } }: { choice: Choice }) {
  if (priceDelta === 0 && leadDays === 0) return null;
  return (
    <span className={classes.added}>
      {priceDelta !== 0 && (
        <>
          {priceDelta > 0 ? '+' : '−'}
          <Price amount={Math.abs(priceDelta)} />
        </>
      )}
      {priceDelta !== 0 && leadDays !== 0 && ', '}
      {leadDays !== 0 &&
        `${leadDays > 0 ? '+' : '−'}${Math.abs(leadDays)} ${Math.abs(leadDays) === 1 ? 'day' : 'days'}`}
    </span>
  );
}
