import type { RefundLine, RefundPreview } from '@adunni/contracts/orders/refunds';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import classes from './refund.module.css';

interface Props {
  preview: RefundPreview | null;
  problem: string | null;
  /** Whether enough is filled in to know. */
  isAsked: boolean;
}

/** What a refund comes to, with the shares of discount, tax and delivery. */
export function Preview({ preview, problem, isAsked }: Props) {
  return (
    <div className={classes.preview} aria-live="polite">
      {problem ? (
        <p className={classes.problem}>{problem}</p>
      ) : preview ? (
        <>
          {preview.lines.map((line) => (
            <Line key={`${line.partId}-${line.itemId}`} line={line} isOnly={preview.lines.length === 1} />
          ))}
          <p className={classes.total}>
            The customer gets <strong>{naira(preview.amount)}</strong> back.
          </p>
        </>
      ) : (
        <p>{isAsked ? 'Calculating…' : 'Enter what to refund to see the total.'}</p>
      )}
    </div>
  );
}

function Line({ line, isOnly }: { line: RefundLine; isOnly: boolean }) {
  return (
    <section>
      <h3>
        {line.quantity !== null && `${line.quantity} × `}
        {line.title}
        {line.restocked && ', restocked'}
      </h3>
      <Sums
        sums={[
          ['Items', line.goods],
          ['Discount', -line.discount],
          ['Tax', line.tax],
          ['Delivery', line.shippingCost],
          ['Refunded earlier', -line.withheld],
          ['Total', line.amount, !isOnly],
        ]}
      />
    </section>
  );
}
