import type { DutyGuide } from '@adunni/contracts/help/duty-guides';

/** What to reckon with at customs, with the page of the authority that decides it. */
export function DutyRule({ guide: { rule, page } }: { guide: DutyGuide }) {
  return (
    <>
      {rule} See{' '}
      <a href={page.url} target="_blank" rel="noreferrer">
        {page.name}
      </a>
      .
    </>
  );
}
