import { eq } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../../kit/context.ts';
import { type Draw, drawFrom } from '../../../../kit/draw.ts';
import { DAY_MS } from '../../../../kit/durations.rules.ts';
import { Refusal } from '../../../../kit/errors.ts';
import type { TestApp } from '../../../../kit/testing/test-app.ts';
import { concurrencyLimit } from '../../../../kit/work-queue.ts';
import { UNUSABLE_PASSWORD } from '../../../identity/passwords.ts';
import { users } from '../../../identity/tables.ts';
import { pollPayments, settlePayment } from '../../../payments/collecting/settle.service.ts';
import { startPayment } from '../../../payments/collecting/start.service.ts';
import { pollRefunds } from '../../../payments/refunds/send.service.ts';
import { invoices } from '../../billing/tables.ts';
import { runBilling } from '../../clock/clock.service.ts';
import { subscriptions } from '../../tables.ts';
import { perform } from './acts.ts';
import { Bank, type CardBehaviour } from './bank.ts';
import { Crashed, crashAfter } from './crash.ts';
import { type Life, liveOnce, TICK_MS } from './lives.ts';
import { hasFallenDue, type Observation, observeAffected, observeChanged, observeLive, quietUntil } from './watch.ts';

/** Somebody of the simulation. */
export interface SimulatedCustomer {
  _id: string;
  email: string;
  draw: Draw;
  life: Life;
  /** Whether their card has money. */
  cardWorks: boolean;
}

/** How often the process that bills is killed, of a thousand runs. */
const KILLS = 0.04;

/** A marketplace of subscribers that runs through years, tick by tick, on a clock of its own. */
export class World {
  now: Date;
  readonly customers: SimulatedCustomer[] = [];
  readonly observations: Observation[] = [];
  readonly bank: Bank;
  readonly deps: Deps;
  readonly counts = { acts: 0, refused: 0, kills: 0, runs: 0 };
  readonly #draw: Draw;
  readonly #until: Date;
  #isOver = false;
  /** Nobody acts, nothing is under way, and the clock that bills would find nothing to do. */
  #isQuiet = false;
  #quietUntil = new Date(0);
  /** Subscriptions that something may happen to at this moment. */
  #affected: string[] = [];

  constructor(test: TestApp, from: Date, until: Date, seed: number) {
    this.now = from;
    this.#until = until;
    this.#draw = drawFrom(seed);
    const clock = () => new Date(this.now);
    this.bank = new Bank(clock, (email) => this.#moodOf(email));
    const jobs = { enqueue: async () => undefined, enqueueAll: async () => undefined, stop: async () => undefined };
    this.deps = { ...test.app.deps, clock, jobs, payments: this.bank.provider };
  }

  /** Lets so many people be born, each with a life of their own. */
  async populate(people: number): Promise<void> {
    const born = Array.from({ length: people }, (_, index) => ({
      firstName: 'Sim',
      lastName: `Person ${index}`,
      email: `sim-${index}@example.com`,
      passwordHash: UNUSABLE_PASSWORD,
      role: 'Customer' as const,
    }));
    const stored = await this.deps.db.insert(users).values(born).returning({ _id: users._id, email: users.email });
    for (const [index, { _id, email }] of stored.entries()) {
      const draw = drawFrom(index * 7919 + 17);
      this.customers.push({ _id, email, draw, life: liveOnce(draw, this.now, this.#until), cardWorks: true });
    }
  }

  /** Runs to the end, and then on without anything new until nothing is under way any more. */
  async run(): Promise<void> {
    const perhaps = (customer: SimulatedCustomer) => customer.life[0] !== undefined && customer.life[0].at <= this.now;
    while (this.now < this.#until) {
      const acting = this.customers.filter(perhaps);
      const moment = this.now;
      this.#isQuiet = acting.length === 0 && this.bank.open.length === 0 && moment < this.#quietUntil;
      if (!this.#isQuiet) await this.#watchBefore(moment, acting);
      await this.#tick(acting);
      if (!this.#isQuiet) {
        this.observations.push(...(await observeChanged(this.deps, this.#affected)));
        this.#quietUntil = await quietUntil(this.deps);
      }
      this.now = new Date(moment.getTime() + TICK_MS);
    }
    await this.#settleAll();
  }

  /**
   * Looks at whoever something may happen to at the coming moment, a millisecond before it. What the product holds to be
   * due by then is done by then, so that whatever opens or closes too early is seen to.
   */
  async #watchBefore(moment: Date, acting: readonly SimulatedCustomer[]): Promise<void> {
    this.now = new Date(moment.getTime() - 1);
    if (await hasFallenDue(this.deps)) await runBilling(this.deps);
    const paying = new Set(this.bank.open.map(({ email }) => email));
    const people = [...acting, ...this.customers.filter(({ email }) => paying.has(email))].map(({ _id }) => _id);
    const seen = await observeAffected(this.deps, moment, people);
    this.#affected = seen.map(({ subscriptionId }) => subscriptionId);
    this.observations.push(...seen);
    this.now = moment;
  }

  async #tick(acting: readonly SimulatedCustomer[]): Promise<void> {
    const limited = concurrencyLimit(4);
    const acts = acting.map((customer) => limited(() => this.#act(customer)));
    await Promise.all([this.#bill(), ...acts]);
    // The clock leaves what somebody is just busy with for its next minute, which the ticks of this world leave out.
    if (!this.#isQuiet) await runBilling(this.deps);
    if (this.bank.open.length > 0) {
      // The bank announces it, as a webhook would, unless the announcement is lost.
      for (const reference of this.#confirmSome())
        if (this.#draw.chance(0.9)) await settlePayment(this.deps, reference);
      await pollPayments(this.deps);
    }
    if (this.now.getUTCHours() === 0) await pollRefunds(this.deps);
    if (this.now.getTime() % DAY_MS === (Math.floor(this.now.getTime() / DAY_MS) % 6) * TICK_MS)
      await this.#lookAround();
  }

  async #bill(): Promise<void> {
    this.counts.runs += 1;
    const steps = this.#draw.chance(KILLS) ? this.#draw.whole(1, 25) : Number.POSITIVE_INFINITY;
    if (this.#isQuiet && steps === Number.POSITIVE_INFINITY) return;
    const process = steps === Number.POSITIVE_INFINITY ? this.deps : crashAfter(this.deps, steps);
    await runBilling(process).catch((error: unknown) => {
      if (!(error instanceof Crashed)) throw error;
    });
    if (process !== this.deps) {
      this.counts.kills += 1;
      await runBilling(this.deps);
    }
  }

  async #act(customer: SimulatedCustomer): Promise<void> {
    while (customer.life[0] && customer.life[0].at <= this.now) {
      const next = customer.life.shift();
      if (!next) return;
      this.counts.acts += 1;
      const dies = customer.draw.chance(0.02);
      const deps = dies ? crashAfter(this.deps, customer.draw.whole(1, 8)) : this.deps;
      await perform(this.ctxOf(deps, customer), this.bank, customer, next.act).catch((error: unknown) => {
        if (error instanceof Crashed) this.counts.kills += 1;
        else if (error instanceof Refusal) this.counts.refused += 1;
        else throw error;
      });
    }
  }

  ctxOf(deps: Deps, { _id, email }: SimulatedCustomer): Ctx<Viewer> {
    const viewer = { _id, email, role: 'Customer' as const, sessionId: '', firstName: 'Sim' };
    return { ...deps, viewer, address: '127.0.0.1', device: 'simulation', action: 'simulation' };
  }

  /** Some of those whose bank wants a word confirm, some of those who left a page pay after all. */
  #confirmSome(): string[] {
    const decided = this.bank.open.filter(() => this.#draw.chance(0.2));
    for (const { reference } of decided) this.bank.pay(reference, this.#draw.chance(0.4));
    return decided.map(({ reference }) => reference);
  }

  /** Lets some of the overdue pay on the page, and notes how every subscription stands. */
  async #lookAround(): Promise<void> {
    const overdue = await this.deps.db
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(eq(subscriptions.status, 'past_due'));
    const owing = new Set(overdue.map(({ userId }) => userId));
    const willing = this.customers.filter((customer) => owing.has(customer._id) && this.#draw.chance(0.08));
    for (const customer of willing) await this.#payNow(customer);
    this.observations.push(...(await observeLive(this.deps)));
  }

  async #payNow(customer: SimulatedCustomer): Promise<void> {
    const mine = this.deps.db.select({ _id: invoices._id, status: invoices.status }).from(invoices);
    const open = (await mine.where(eq(invoices.userId, customer._id))).find(({ status }) => status === 'open');
    if (!open) return;
    const started = await startPayment(this.deps, { kind: 'invoice', id: open._id }, customer._id).catch(() => null);
    if (!started) return;
    this.bank.pay(started.reference, this.#draw.chance(0.8));
    await settlePayment(this.deps, started.reference);
  }

  #moodOf(email: string): CardBehaviour {
    const customer = this.customers[Number(email.slice(4, email.indexOf('@')))];
    if (this.#isOver) return customer?.cardWorks ? 'works' : 'declined';
    if (!customer?.cardWorks) return this.#draw.chance(0.85) ? 'declined' : 'refused';
    const cardBehaviours: CardBehaviour[] = ['works', 'declined', 'late', 'lost', 'unheard', 'confirm'];
    return this.#draw.weigh(cardBehaviours, (mood) => (mood === 'works' ? 90 : 2));
  }

  /** Everything that is still under way comes to its end: nobody does anything, and every payment is decided. */
  async #settleAll(): Promise<void> {
    this.#isOver = true;
    // The bank goes on announcing what succeeded until it was heard.
    for (const { reference, status } of this.bank.entries.values())
      if (status === 'success') await settlePayment(this.deps, reference);
    for (let tick = 0; tick < 12; tick++) {
      for (const { reference } of this.bank.open) this.bank.pay(reference, false);
      await runBilling(this.deps);
      await pollPayments(this.deps);
      await pollRefunds(this.deps);
      this.now = new Date(this.now.getTime() + TICK_MS);
    }
    await runBilling(this.deps);
  }
}
