import { findClashes } from '@adunni/contracts/careers/interviews';
import type { Answer } from '@adunni/contracts/endpoint';
import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { timesOf } from '../interview-times.ts';

interface Props {
  applicationId: string;
  startsAt: string | null;
  minutes: number | null;
  interviewerIds: readonly string[];
  except: string | null;
}

/** Says what else lies in the time of an interview; it may be set all the same. */
export function Clashes({ applicationId, startsAt, minutes, interviewerIds, except }: Props) {
  const [clashes, setClashes] = useState<Answer<typeof findClashes>['clashes']>([]);
  const ids = interviewerIds.join(' ');

  useEffect(() => {
    let isAsked = true;
    const whose = ids.split(' ').filter(Boolean);
    setClashes([]);
    if (!startsAt || !minutes || whose.length === 0) return;
    const body = { startsAt, minutes, interviewerIds: whose, except };
    callApi(findClashes, { params: { _id: applicationId }, body }).then(
      (found) => isAsked && setClashes(found.clashes),
      // What cannot be asked is only not warned of.
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [applicationId, startsAt, minutes, ids, except]);

  return (
    <div role="status">
      {clashes.length > 0 && (
        <Alert color="yellow" title="Other interviews at this time">
          {clashes.map(({ _id, name, startsAt: from, endsAt }) => (
            <div key={_id}>{`${name}: ${timesOf(from, endsAt)}`}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}
