import { fillCannedAnswer, findCannedAnswers, type OfferedAnswer } from '@adunni/contracts/support/canned/canned';
import { Autocomplete } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';

const PAUSE_MS = 200;

interface Props {
  ticketId: string;
  /** What the reply goes on with. */
  onInsert: (text: string) => void;
}

/** Finds a canned answer by a few letters, also by keyboard, and gives it with its placeholders filled in. */
export function CannedSearch({ ticketId, onInsert }: Props) {
  const [words, setWords] = useState('');
  const [isTurnedTo, setTurnedTo] = useState(false);
  const [offered, setOffered] = useState<OfferedAnswer[]>([]);

  useEffect(() => {
    if (!isTurnedTo) return;
    const later = setTimeout(async () => {
      const found = await callApi(findCannedAnswers, { query: { q: words.trim() } }).catch(() => null);
      if (found) setOffered(found.items);
    }, PAUSE_MS);
    return () => clearTimeout(later);
  }, [words, isTurnedTo]);

  async function insert(title: string): Promise<void> {
    const answer = offered.find((each) => each.title === title);
    if (!answer) return;
    try {
      const params = { _id: ticketId, answerId: answer._id };
      const { text, missing } = await callApi(fillCannedAnswer, { params });
      onInsert(text);
      setWords('');
      if (missing.length > 0) toast('warning', `Please fill in: ${missing.join(', ')}.`);
    } catch (error) {
      toast('error', messageOf(error, 'The answer could not be inserted. Please try again.'));
    }
  }

  return (
    <Autocomplete
      label="Insert a canned answer"
      placeholder="Search by title or text"
      value={words}
      data={offered.map(({ title }) => title)}
      // The server has searched, in the text as well.
      filter={({ options }) => options}
      onFocus={() => setTurnedTo(true)}
      onChange={setWords}
      onOptionSubmit={(title) => void insert(title)}
    />
  );
}
