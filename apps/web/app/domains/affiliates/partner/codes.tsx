import type { getPartner } from '@adunni/contracts/affiliates/programme';
import { REFERRAL_PARAMETER } from '@adunni/contracts/affiliates/referral';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { CopyButton } from '../../../kit/copy-button.tsx';
import classes from './partner.module.css';

type Partner = Pick<Answer<typeof getPartner>['partner'], 'name' | 'code' | 'coupon'>;

/** By what an order counts as a partner’s: their coupon, if they have one, and their link. */
export function Codes({ partner: { name, code, coupon } }: { partner: Partner }) {
  return (
    <aside className={classes.codes} aria-label="Coupon and link">
      {coupon && (
        <>
          <p className={classes.label}>Coupon</p>
          <p className={classes.code}>{coupon.code}</p>
          {coupon.description && <p>{coupon.description}</p>}
          <CopyButton text={coupon.code} what="Coupon" className={button.filled}>
            Copy coupon
          </CopyButton>
        </>
      )}
      {!coupon && (
        <>
          <p className={classes.label}>Partner code</p>
          <p className={classes.code}>{code}</p>
        </>
      )}
      <Link to={`/products?${REFERRAL_PARAMETER}=${code}`} className={coupon ? button.outline : button.filled}>
        Shop with their link
      </Link>
      <p className={classes.note}>
        {name} earns a commission when you order with their {coupon ? 'coupon or link' : 'link'}. Your price stays the
        same{coupon ? ', or is less with the coupon' : ''}.
      </p>
    </aside>
  );
}
