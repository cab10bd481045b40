import type { Stage } from '@adunni/contracts/orders/stages';

/** What a buyer reads when a part of their order reaches a stage. */
const TITLES: Record<Stage, (maker: string) => string> = {
  placed: (maker) => `Your order is with ${maker}`,
  confirmed: (maker) => `${maker} has confirmed your order`,
  'measurements-confirmed': (maker) => `${maker} has confirmed the measurements`,
  'fabric-sourced': (maker) => `${maker} has the fabric for your order`,
  cutting: (maker) => `${maker} has started cutting`,
  sewing: (maker) => `${maker} has started sewing`,
  'first-fitting': (maker) => `${maker} is ready for your first fitting`,
  alterations: (maker) => `${maker} is making alterations`,
  finishing: (maker) => `${maker} is finishing your order`,
  'quality-check': (maker) => `${maker} is checking your order`,
  packed: (maker) => `${maker} has packed your order`,
  ready: (maker) => `Your order from ${maker} is ready`,
  dispatched: (maker) => `Your order from ${maker} is on its way`,
  delivered: (maker) => `Your order from ${maker} has arrived`,
  closed: (maker) => `Your order from ${maker} is complete`,
  'on-hold': (maker) => `${maker} has put your order on hold`,
  disputed: (maker) => `Your order from ${maker} is in dispute`,
  cancelled: (maker) => `${maker} can’t make your order`,
};

/** What they read instead of what is paid and picked up. */
const PICKUP_TITLES: typeof TITLES = {
  ...TITLES,
  packed: (maker) => `Your order from ${maker} is ready for pickup`,
  ready: (maker) => `Your order from ${maker} is ready for pickup`,
  delivered: (maker) => `Your order from ${maker} was collected`,
};

/** The headline of a stage for a buyer. */
export const stageTitle = (stage: Stage, maker: string, isPickedUp: boolean): string =>
  (isPickedUp ? PICKUP_TITLES : TITLES)[stage](maker);
