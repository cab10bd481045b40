import { randomUUID } from 'node:crypto';
import { addToCart } from '@adunni/contracts/cart/cart';
import type { Sent } from '@adunni/contracts/endpoint';
import { acceptAnswer, askMakers, type DesignRequest, getRequest } from '@adunni/contracts/studio/asking/requests';
import { answerAsk, askResource } from '@adunni/contracts/studio/asking/work';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';

/** A kaftan as a customer draws it. */
export const KAFTAN = {
  ...{ garment: 'tunic', embroidery: 'crest', hemY: 1100, neckline: 'round' },
  ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
} as const;

type Asked = Sent<typeof askMakers>['body'];

/** Asks makers for the kaftan, or what is said. */
export const askAs = (test: TestApp, customer: TestPerson, shops: readonly TestShop[], asked: Partial<Asked> = {}) =>
  test.call(
    askMakers,
    {
      body: {
        ...{ title: 'My kaftan', recipe: KAFTAN, words: 'For Eid, in May.', designId: randomUUID() },
        ...{ makerIds: shops.map(({ makerId }) => makerId), ...asked },
      },
    },
    customer,
  );

/** A request with its makers, of a customer and some shops. */
export async function openRequest(test: TestApp, customer: TestPerson, count = 1) {
  const shops = await Promise.all(Array.from({ length: count }, (_, at) => openShop(test, { name: `Workshop ${at}` })));
  const { body } = await askAs(test, customer, shops);
  return { shops, request: body.request };
}

/** The ask of a request that a shop has. */
export const askOf = ({ makers }: DesignRequest, { makerId }: TestShop): DesignRequest['makers'][number] => {
  const found = makers.find(({ maker }) => maker._id === makerId);
  if (!found) throw new Error('the shop was not asked');
  return found;
};

/** What a maker sees of an ask. */
export const seenBy = async (test: TestApp, { owner }: TestShop, _id: string) =>
  (await test.call(askResource.get, { params: { _id } }, owner)).body;

/** Answers a request as a shop. */
export async function answerAs(
  test: TestApp,
  shop: TestShop,
  request: DesignRequest,
  values: Partial<Sent<typeof answerAsk>['body']['values']> = {},
) {
  const { _id } = askOf(request, shop);
  const { version } = await seenBy(test, shop, _id);
  const body = { version, values: { price: 85_000, days: 14, message: 'With pleasure.', ...values } };
  return test.call(answerAsk, { params: { _id }, body }, shop.owner);
}

/** A request as its customer sees it now. */
export const seeRequest = async (test: TestApp, customer: TestPerson, requestId: string): Promise<DesignRequest> =>
  (await test.call(getRequest, { params: { requestId } }, customer)).body.request;

/** Accepts the answer of a shop as it is now. */
export async function acceptAs(test: TestApp, customer: TestPerson, requestId: string, shop: TestShop) {
  const { _id: askId, answer } = askOf(await seeRequest(test, customer, requestId), shop);
  const params = { requestId, askId };
  return test.call(acceptAnswer, { params, body: { revision: answer?.revision ?? 0 } }, customer);
}

/** Puts what was agreed into somebody’s cart. */
export const putIntoCart = (test: TestApp, person: TestPerson | undefined, { commission }: DesignRequest) =>
  test.call(addToCart, { body: { ...(commission ?? NOTHING), quantity: 1, measureLater: true } }, person);

const NOTHING = { productId: '01890000-0000-7000-8000-000000000000' };

/** A request of a customer to a maker, for tests that need one. */
export async function askFor(test: TestApp, customer: TestPerson, makerId: string, name: string) {
  const body = { title: `Kaftan for ${name}`, recipe: KAFTAN, makerIds: [makerId] };
  const { request } = (await test.call(askMakers, { body }, customer)).body;
  return { requestId: request._id, askId: request.makers[0]?._id ?? '' };
}
