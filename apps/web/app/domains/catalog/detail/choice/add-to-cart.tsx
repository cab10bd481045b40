import { type CartItem, MAX_LINE_QUANTITY } from '@adunni/contracts/cart/cart';
import type { Product } from '@adunni/contracts/catalog/catalog';
import { LOW_STOCK, leadDaysOfChoice, priceOfChoice } from '@adunni/contracts/catalog/choice';
import { madePieces } from '@adunni/contracts/orders/capacity';
import { type FormEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import buttons from '../../../../kit/button.module.css';
import { useCartLines } from '../../../cart/public/cart-provider.tsx';
import { useCapacity } from '../../../cart/public/load-capacities.ts';
import type { DeliverySettings } from '../../../cart/public/standard-delivery.ts';
import { useAddToCart } from '../../../cart/public/use-add-to-cart.tsx';
import type { EditedLine } from '../../../cart/public/use-edited-line.ts';
import { LATER } from '../../../measurements/public/choice/later.ts';
import { Price, useTaxNote } from '../../../settings/public/tax.tsx';
import { leadTimeText } from '../../public/lead-time.ts';
import { useFootBar } from '../use-foot-bar.ts';
import classes from './add-to-cart.module.css';
import { ArrivalNote } from './arrival-note.tsx';
import { SizeGuideButton } from './choice-fields.tsx';
import { MeasurementsField, ONLY_LATER } from './measurements-field.tsx';
import noteClasses from './note-fields.module.css';
import { NoteFields } from './note-fields.tsx';
import { choiceOf, faultOf, type Pick, pickedVariant } from './pick.ts';
import { priceLines } from './price-lines.ts';
import { QuantityField } from './quantity-field.tsx';

interface Props {
  product: Product;
  pick: Pick;
  /** The line of the cart that takes the choice instead of a new one. */
  edited?: EditedLine;
  /** What its delivery costs and takes. */
  delivery: DeliverySettings;
  /** The field that still has to be chosen, after a try to add without it. */
  missing: string | null;
  /** Called with the field that still has to be chosen. */
  onMissing: (field: string) => void;
  /** Called once it is in the cart. */
  onAdded?: () => void;
}

/** Said until measurements are chosen, or to measure later. */
const UNMEASURED = { field: 'measurements', message: 'Please choose “I’ll measure later” or saved measurements.' };

/** Measurements, notes, quantity, price, days and the button; the last three stay in sight while somebody chooses. */
export function AddToCart({ product, pick, edited = null, delivery, missing, onMissing, onAdded }: Props) {
  const { add, update, isAdding, refusal, setRefusal } = useAddToCart({ pageLeadsToCart: true });
  const [isAdded, setAdded] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useFootBar(bar);
  const taxNote = useTaxNote();
  const navigate = useNavigate();
  // Who comes back from saving a profile means that one.
  const saved = (useLocation().state as { profileId?: string } | null)?.profileId;
  const line = edited === 'loading' ? null : edited;
  const [quantity, setQuantity] = useState(line?.quantity ?? 1);
  const choice = choiceOf(product, pick);
  const lead = leadDaysOfChoice(product, choice);
  const isMade = product.kind === 'made-to-measure';
  const most = Math.min(pickedVariant(product, pick)?.available || MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  const wanted = Math.min(quantity, most);
  const [measurements, setMeasurements] = useState(line && (saved ?? measurementsOf(line)));
  // Who pressed the button while saved measurements loaded was asked to choose.
  const settle = useCallback(() => setRefusal((said) => (said === UNMEASURED.message ? null : said)), [setRefusal]);
  const propose = useCallback(
    (proposed: string) => {
      setMeasurements((before) => before ?? proposed);
      settle();
    },
    [settle],
  );

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (edited === 'loading') return;
    const notes = new FormData(event.currentTarget);
    const isUnmeasured = isMade && measurements === null && !notes.has(ONLY_LATER);
    const fault = faultOf(product, pick) ?? (isUnmeasured ? UNMEASURED : null);
    if (fault) {
      setRefusal(fault.message);
      onMissing(fault.field);
      focusField(fault.field);
      return;
    }
    const note = (name: string) => String(notes.get(name) ?? '').trim();
    const told = { personalisation: note('personalisation'), measurementNote: note('measurementNote') };
    const measurementProfileId = measurements === LATER ? null : measurements;
    if (line) {
      const changes = { choice, quantity: wanted, ...(isMade && { ...told, measurementProfileId }) };
      void update(line._id, changes).then((done) => done && navigate('/cart'));
      return;
    }
    const measured = measurementProfileId === null ? { measureLater: true } : { measurementProfileId };
    const added = { productId: product._id, ...choice, quantity: wanted, ...(isMade && { ...told, ...measured }) };
    void add(added, product.title).then((done) => {
      if (!done) return;
      setAdded(true);
      onAdded?.();
    });
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {isMade && (
        <div className={noteClasses.notes}>
          <MeasurementsField
            product={product}
            pick={pick}
            leadDaysMax={lead.max}
            editedLineId={line?._id ?? null}
            picked={measurements}
            isMissing={missing === UNMEASURED.field && measurements === null}
            onPick={(picked) => {
              setMeasurements(picked);
              settle();
            }}
            onPropose={propose}
            onNoChoice={settle}
          />
          <NoteFields gender={product.gender} given={line} />
          {product.sizeChart !== 'none' && <SizeGuideButton chart={product.sizeChart} hasSizes={false} />}
        </div>
      )}
      {product.inStock && (
        <>
          <QuantityField value={wanted} most={most} onChange={setQuantity} />
          <Summary
            product={product}
            pick={pick}
            quantity={wanted}
            editedLineId={line?._id ?? null}
            measuresLater={measurements === LATER}
            delivery={delivery}
          />
        </>
      )}
      <div className={classes.bar} ref={bar}>
        <div>
          <p className={classes.price} aria-live="polite" data-testid="price">
            {product.variants.length > 0 && !choice.variantId && product.priceVaries && (
              <span className={classes.from}>from </span>
            )}
            <Price amount={priceOfChoice(product, choice) * wanted} />
            {taxNote && <span className={classes.tax}>{taxNote}</span>}
          </p>
          {product.inStock && (
            <p className={classes.days} data-testid="days">
              Ready in {leadTimeText(lead.min, lead.max)}
            </p>
          )}
        </div>
        <button
          type="submit"
          className={`${buttons.filled} ${classes.button}`}
          disabled={!product.inStock}
          aria-disabled={isAdding || edited === 'loading' || undefined}
          onClick={once}
        >
          {buttonText(product.inStock, isAdding, edited !== null)}
        </button>
        <p className={classes.added} role="status">
          {isAdded && (
            <>
              In your cart{' · '}
              <Link to="/cart">View cart</Link>
            </>
          )}
        </p>
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      </div>
    </form>
  );
}

/** What a line of the cart is made from, as its choice has it; null when nothing was chosen. */
const measurementsOf = ({ measurementProfileId, measureLater }: CartItem): string | null =>
  measurementProfileId ?? (measureLater ? LATER : null);

function buttonText(inStock: boolean, isAdding: boolean, isEdited: boolean): string {
  if (!inStock) return 'Sold out';
  if (isEdited) return isAdding ? 'Updating…' : 'Update cart';
  return isAdding ? 'Adding…' : 'Add to cart';
}

/** The second press of a double click or tap adds nothing, however fast the first was answered. */
function once(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Brings the group that still has to be chosen into view and puts the focus there. */
function focusField(field: string): void {
  const group = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  group?.scrollIntoView({ block: 'center' });
  const input = group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input');
  input?.focus({ preventScroll: true });
}

interface SummaryProps {
  product: Product;
  pick: Pick;
  quantity: number;
  editedLineId: string | null;
  /** Whether its measurements follow after the order. */
  measuresLater: boolean;
  delivery: DeliverySettings;
}

/** When the piece arrives, and what makes up its price where there is more than one part. */
function Summary({ product, pick, quantity, editedLineId, measuresLater, delivery }: SummaryProps) {
  const { items } = useCartLines();
  const lines = priceLines(product, pick);
  const choice = choiceOf(product, pick);
  const lead = leadDaysOfChoice(product, choice);
  const left = pickedVariant(product, pick)?.available ?? 0;
  const isMade = product.kind === 'made-to-measure';
  const capacity = useCapacity(isMade ? product.maker.slug : null);
  return (
    <div className={classes.summary} aria-live="polite">
      <ArrivalNote
        capacity={capacity}
        quantity={quantity}
        inCart={madePieces(items, product.maker.slug, editedLineId)}
        lead={lead}
        measuresLater={measuresLater}
        isMade={isMade}
        worth={priceOfChoice(product, choice) * quantity}
        delivery={delivery}
      />
      {left > 0 && left <= LOW_STOCK && <p className={classes.few}>Only {left} left.</p>}
      {(lines.length > 1 || quantity > 1) && (
        <dl className={classes.lines}>
          {lines.map(({ label, amount }) => (
            <div key={label} className={classes.line}>
              <dt>{label}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
          {quantity > 1 && (
            <div className={classes.line}>
              <dt>Quantity</dt>
              <dd>× {quantity}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
