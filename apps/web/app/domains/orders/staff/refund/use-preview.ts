import { previewRefund, type RefundPreview } from '@adunni/contracts/orders/refunds';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import type { Wish } from './wish.ts';

interface Answer {
  /** The wish that was asked about, as text. */
  asked: string;
  preview: RefundPreview | null;
  problem: string | null;
}

/** What a refund would come to, asked anew shortly after each change of the wish. */
export function usePreview(orderId: string, wish: Wish | null): Omit<Answer, 'asked'> {
  const present = JSON.stringify(wish);
  const [asked] = useDebouncedValue(present, 300);
  const [answer, setAnswer] = useState<Answer>({ asked: '', preview: null, problem: null });

  useEffect(() => {
    const asks = JSON.parse(asked) as Wish | null;
    if (!asks) return;
    const leaving = new AbortController();
    callApi(previewRefund, { params: { orderId }, body: { wish: asks }, signal: leaving.signal }).then(
      (preview) => setAnswer({ asked, preview, problem: null }),
      (error) => {
        if (leaving.signal.aborted) return;
        setAnswer({ asked, preview: null, problem: messageOf(error, 'The preview could not be made.') });
      },
    );
    return () => leaving.abort();
  }, [asked, orderId]);

  return answer.asked === present ? answer : { preview: null, problem: null };
}
