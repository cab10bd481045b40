import type { Answer } from '@adunni/contracts/endpoint';
import { type PatternFile, patternFileName } from '@adunni/contracts/patterns/choices';
import { downloadForProfile, type draftForProfile } from '@adunni/contracts/patterns/patterns';
import { Button } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { request } from '../../../kit/api/call-api.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { editPathFor } from '../../measurements/public/paths.ts';
import { ChoiceFields } from '../shown/choice-fields.tsx';
import { choiceOf, openingWidth } from '../shown/pattern-choice.ts';
import { PatternView } from '../shown/pattern-view.tsx';

interface Props {
  profileId: string;
  answer: Answer<typeof draftForProfile>;
}

/** The pattern of a profile: what to draft, and what comes of it. */
export function ProfilePattern({ profileId, answer: { drafted } }: Props) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!drafted) return <p>Patterns are drafted for adults only.</p>;
  const { draft, fit } = drafted;
  const width = choiceOf(search).width ?? openingWidth(drafted.pattern?.plans ?? [], false);

  async function save(file: PatternFile): Promise<void> {
    const sent = { params: { profileId, file }, query: { draft, fit } };
    await saveFile(await request(downloadForProfile, sent), patternFileName({ draft, fit, file, number: null }));
  }

  return (
    <>
      <ChoiceFields draft={draft} width={width} />
      <PatternView
        drafted={drafted}
        width={width}
        save={save}
        correct={
          <Button component={Link} to={editPathFor(profileId, `${pathname}?${search}`, null)}>
            Edit measurements
          </Button>
        }
      />
    </>
  );
}
