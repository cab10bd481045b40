import { commonErrors } from '@adunni/contracts/errors';
import * as contract from '@adunni/contracts/measurements/measurements';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { findProfile, historyOf, listProfiles, toProfile } from './profiles.queries.ts';
import { changeProfile, createProfile, removeProfile } from './profiles.service.ts';
import { proposalRoutes } from './proposals/routes.ts';

const DELETED = `Profile deleted. Orders and bookings keep their measurements until ${contract.FROZEN_MONTHS} months after they end.`;

/** Serves measurement profiles to the person who keeps them. */
export function measurementRoutes(app: FastifyInstance): void {
  mount(app, contract.listMeasurements, async ({ ctx }) => ({ items: await listProfiles(ctx.db, ctx.viewer._id) }));
  mount(app, contract.getMeasurements, async ({ ctx, params: { profileId } }) => {
    const found = await findProfile(ctx.db, ctx.viewer._id, profileId);
    if (!found) throw new Refusal(commonErrors.not_found);
    return { profile: toProfile(found.profile, found.version), history: await historyOf(ctx.db, profileId) };
  });
  mount(app, contract.createMeasurements, async ({ ctx, body }) => ({ profile: await createProfile(ctx, body) }));
  mount(app, contract.changeMeasurements, async ({ ctx, params: { profileId }, body: { version, ...form } }) => ({
    profile: await changeProfile(ctx, profileId, version, form),
  }));
  mount(app, contract.removeMeasurements, async ({ ctx, params: { profileId } }) => {
    await removeProfile(ctx, profileId);
    return { message: DELETED };
  });
  proposalRoutes(app);
}
