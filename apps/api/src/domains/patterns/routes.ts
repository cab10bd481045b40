import { PATTERN_FILES, type PatternFile, patternFileName } from '@adunni/contracts/patterns/choices';
import * as contract from '@adunni/contracts/patterns/patterns';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { fileForPart, fileForProfile, patternForPart, patternForProfile } from './service.ts';

/** They tell of somebody’s body: nothing on the way keeps them. */
const PRIVATE = 'private, no-store';

/** Serves patterns, to those who may read the measurements of a part and to premium customers of their own. */
export function patternsRoutes(app: FastifyInstance): void {
  mount(app, contract.draftForPart, ({ ctx, params, query, reply }) => {
    reply.header('cache-control', PRIVATE);
    return patternForPart(ctx, params.partId, query);
  });
  mount(app, contract.downloadForPart, async ({ ctx, params, query, reply }) => {
    const { bytes, number } = await fileForPart(ctx, params, query);
    return send(reply, params.file, patternFileName({ ...query, file: params.file, number }), bytes);
  });
  mount(app, contract.draftForProfile, ({ ctx, params, query, reply }) => {
    reply.header('cache-control', PRIVATE);
    return patternForProfile(ctx, params.profileId, query);
  });
  mount(app, contract.downloadForProfile, async ({ ctx, params, query, reply }) => {
    const bytes = await fileForProfile(ctx, params, query);
    return send(reply, params.file, patternFileName({ ...query, file: params.file, number: null }), bytes);
  });
}

const send = (reply: FastifyReply, file: PatternFile, name: string, bytes: Buffer): FastifyReply =>
  reply
    .type(PATTERN_FILES[file].type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', PRIVATE)
    .send(bytes);
