import { previewRefund, type RefundPreview } from '@adunni/contracts/orders/refunds';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import type { RefundRequest } from './refund-request.ts';

interface Answer {
  /** The request that was asked about, as text. */
  asked: string;
  preview: RefundPreview | null;
  problem: string | null;
}

/** What a refund would come to, asked anew shortly after each change of the request. */
export function usePreview(orderId: string, request: RefundRequest | null): Omit<Answer, 'asked'> {
  const present = JSON.stringify(request);
  const [asked] = useDebouncedValue(present, 300);
  const [answer, setAnswer] = useState<Answer>({ asked: '', preview: null, problem: null });

  useEffect(() => {
    const asks = JSON.parse(asked) as RefundRequest | null;
    if (!asks) return;
    const leaving = new AbortController();
    callApi(previewRefund, { params: { orderId }, body: { request: asks }, signal: leaving.signal }).then(
      (preview) => setAnswer({ asked, preview, problem: null }),
      (error) => {
        if (leaving.signal.aborted) return;
        setAnswer({ asked, preview: null, problem: messageOf(error, 'The preview could not be loaded.') });
      },
    );
    return () => leaving.abort();
  }, [asked, orderId]);

  return answer.asked === present ? answer : { preview: null, problem: null };
}
