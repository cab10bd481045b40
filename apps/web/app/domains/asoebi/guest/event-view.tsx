import { depositOf } from '@adunni/contracts/asoebi/deposit';
import {
  CLOTHS,
  EVENT_KINDS,
  HANDOVER_KINDS,
  type HandoverKind,
  PACKAGE_KINDS,
  SET_NEEDS,
} from '@adunni/contracts/asoebi/names';
import type { Picture as PictureData } from '@adunni/contracts/fields';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { BaseCard } from '../base-card.tsx';
import { Cloth } from '../cloth.tsx';
import { DesignCard } from '../design-card.tsx';
import type { EventDraft, GroupDraft, PackageDraft } from '../edit/draft-form.ts';
import { SwatchBoard } from '../swatches/swatch-board.tsx';
import classes from './event-view.module.css';

/** An event as its guests see it: what is celebrated, what each group wears, what can be ordered and how it is got. */
export function EventView({ event }: { event: EventDraft & { cover: PictureData | null } }) {
  const { cover, kind, title, celebrants, day, city, story, groups, handovers, feeBearer } = event;
  const colours = groups.flatMap((group) => group.colours);
  return (
    <article className={classes.event}>
      <header className={classes.head}>
        {cover ? (
          <div className={classes.cover}>
            <Picture picture={cover} sizes="(min-width: 48em) 44rem, 100vw" alt="" />
          </div>
        ) : (
          <Cloth hexes={colours.map(({ hex }) => hex)} className={classes.cloth} />
        )}
        <p className={classes.kind}>{EVENT_KINDS[kind]}</p>
        <h3 className={classes.title}>{title || 'Your title'}</h3>
        <p className={classes.facts}>
          {[celebrants, day && calendarDay(day), city].filter(Boolean).join(' · ') || 'Who, when and where'}
        </p>
        {story && <p className={classes.story}>{story}</p>}
      </header>
      {groups.map((group, index) => (
        <Group key={group._id} group={group} title={group.name || `Group ${index + 1}`} />
      ))}
      {handovers.length > 0 && (
        <section className={classes.handovers}>
          <h4>How you get your set</h4>
          <ul>
            {handovers.map(({ _id, kind: how, name, details, price }) => (
              <li key={_id}>
                <strong>{name || HANDOVER_KINDS[how]}</strong>
                <span>
                  <HandoverPrice kind={how} price={price} />
                </span>
                {details && <p>{details}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {feeBearer === 'guests' && <p className={classes.fee}>Our fee is added to what you order.</p>}
    </article>
  );
}

function HandoverPrice({ kind, price }: { kind: HandoverKind; price: number }) {
  if (kind === 'pickup') return <>Pickup</>;
  return price === 0 ? <>Delivered free</> : <Money amount={price} charged />;
}

function Group({ group, title }: { group: GroupDraft; title: string }) {
  const { cloth, colours, coordinator, packages } = group;
  return (
    <section className={classes.group}>
      <Cloth hexes={colours.map(({ hex }) => hex)} className={classes.cloth} />
      <h4>{title}</h4>
      <p className={classes.wears}>
        {[CLOTHS[cloth], colours.map(({ name }) => name).join(', ')].filter(Boolean).join(' in ')}
      </p>
      {coordinator && <p className={classes.wears}>Questions? Ask {coordinator}.</p>}
      <SwatchBoard cloth={cloth} colours={colours} />
      <ul className={classes.packages}>
        {packages.map((one) => (
          <Package key={one._id} pack={one} />
        ))}
      </ul>
    </section>
  );
}

function Package({
  pack: { kind, title, price, yards, stock, deadline, depositPercent, needs, base, design },
}: {
  pack: PackageDraft;
}) {
  const facts = [
    kind !== 'fabric' && PACKAGE_KINDS[kind],
    yards && countOf(yards, 'yard'),
    stock && countOf(stock, 'set'),
    needs !== 'nothing' && `${SET_NEEDS[needs]} needed`,
  ].filter(Boolean);
  return (
    <li className={classes.package}>
      <strong className={classes.name}>{title || PACKAGE_KINDS[kind]}</strong>
      <span className={classes.price}>{price === null ? 'Price to come' : <Money amount={price} charged />}</span>
      <span className={classes.wears}>{facts.join(' · ')}</span>
      {base && <BaseCard base={base} />}
      {design && <DesignCard design={design} />}
      <span className={classes.wears}>
        {depositPercent !== null && price !== null && (
          <>
            <Money amount={depositOf(price, depositPercent)} charged /> reserves it
            {deadline && ' · '}
          </>
        )}
        {deadline && `Order by ${calendarDay(deadline)}`}
      </span>
    </li>
  );
}
