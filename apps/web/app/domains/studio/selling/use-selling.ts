import type { Answer } from '@adunni/contracts/endpoint';
import { sellDesign } from '@adunni/contracts/studio/selling';
import type { designStaffErrors } from '@adunni/contracts/studio/staff-designs';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';

/** What the server answers until the design is drawn. */
const NOT_DRAWN = 'design_not_drawn' satisfies keyof typeof designStaffErrors;
/** How often the server is asked again until then, and after how long each time, in ms. */
const TRIES = 30;
const WAIT_MS = 2000;

/** A saved design, and which version of it is on the screen. */
interface Seen {
  _id: string;
  version: number;
}

/** Makes a draft product of a design once it is drawn, and leads to it; says how far that is. */
export function useSelling() {
  const [state, setState] = useState<'idle' | 'busy' | 'drawing'>('idle');
  const navigate = useNavigate();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function ask({ _id: designId, version }: Seen, tries = TRIES): Promise<Answer<typeof sellDesign> | null> {
    try {
      return await callApi(sellDesign, { params: { designId }, body: { version } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== NOT_DRAWN || tries === 0) throw error;
      setState('drawing');
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      return isGone.current ? null : ask({ _id: designId, version }, tries - 1);
    }
  }

  async function sell(keep: () => Promise<Seen>): Promise<void> {
    setState('busy');
    try {
      const sold = await ask(await keep());
      if (!sold || isGone.current) return;
      toast('success', sold.isNew ? 'Draft product created.' : 'You already sell this design.');
      await navigate(productPath(sold.productId));
    } catch (error) {
      toast('error', messageOf(error, 'The product could not be created. Please try again.'));
    } finally {
      if (!isGone.current) setState('idle');
    }
  }
  return { state, sell };
}

/** Where its maker edits a product. */
export const productPath = (productId: string): string => `/designer/products/edit/${productId}`;
