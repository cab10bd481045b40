import { getEnquiryAsMaker } from '@adunni/contracts/makers/enquiries';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { MAKER_CALLS } from './enquiry-calls.ts';
import { EnquiryConversation } from './enquiry-conversation.tsx';

export const meta = () => privateMeta('Messages');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  callApi(getEnquiryAsMaker, { params: { enquiryId: params.enquiryId ?? '' } });

/** A workshop’s conversation with a customer. */
export default function ShopMessagePage() {
  const { enquiry } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title={enquiry.with} />
      <EnquiryConversation
        key={enquiry._id}
        enquiry={enquiry}
        calls={MAKER_CALLS}
        waits={({ side }) => side === 'customer'}
      />
    </main>
  );
}
