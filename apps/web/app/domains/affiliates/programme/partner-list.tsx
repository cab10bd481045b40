import type { listPartners } from '@adunni/contracts/affiliates/programme';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link, useNavigate } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { SearchBox } from '../../../kit/listing/search-box.tsx';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { AFFILIATES, partnerPath } from '../address.ts';
import { siteName } from '../site-address.ts';
import classes from './affiliates.module.css';

const ID = 'partners';

interface Props {
  q: string;
  list: Answer<typeof listPartners>;
}

/** Who recommends us and wants to be found, with a search. */
export function PartnerList({ q, list: { items, total, page, limit } }: Props) {
  const navigate = useNavigate();
  const hrefOf = (words: string): string =>
    words ? `${AFFILIATES}?q=${encodeURIComponent(words)}#${ID}` : `${AFFILIATES}#${ID}`;
  return (
    <section id={ID} aria-labelledby="partners-title" className={classes.part}>
      <h2 id="partners-title">Our partners</h2>
      {(total > 0 || q) && (
        <SearchBox
          action={AFFILIATES}
          query={q ? { q } : {}}
          label="Search partners"
          placeholder="Name, website or topic"
          onSearch={(words) => void navigate(hrefOf(words), { preventScrollReset: true })}
        />
      )}
      <p className={classes.count} role="status">
        {q && total > 0 && `${countOf(total, 'partner')} for “${q}”`}
        {q && total === 0 && `No partners match “${q}”. `}
        {!q && total === 0 && 'No partners yet. You could be the first.'}
        {q && <Link to={hrefOf('')}>Show all partners</Link>}
      </p>
      {items.length > 0 && (
        <ul className={classes.partners}>
          {items.map(({ _id, name, site, words }) => (
            <li key={_id}>
              <h3>
                <Link to={partnerPath(_id)}>{name}</Link>
              </h3>
              <p className={classes.site}>{siteName(site)}</p>
              {words && <p className={classes.words}>{words}</p>}
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={Math.ceil(total / limit)} anchor={ID} />
    </section>
  );
}
