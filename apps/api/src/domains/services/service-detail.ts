import type { Kobo } from '@adunni/contracts/money';
import {
  type CancellationPolicy,
  type PolicyLimits,
  policyOf,
  withinLimits,
} from '@adunni/contracts/services/cancellation-policy';
import type { LoadedService } from '@adunni/contracts/services/services';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../kit/database/prepared.ts';
import { type MakerCardRow, makerCardColumns, makerCardJoins, toMakerCard } from '../makers/queries.ts';
import { type PictureRow, pictureJson, toPicture } from '../media/queries.ts';
import { type CardRow, cardColumns, cardJoins, isVisible, toCard } from './card.queries.ts';

interface DetailRow
  extends CardRow,
    CancellationPolicy,
    Pick<
      LoadedService,
      'description' | 'confirmation' | 'address' | 'bring' | 'policy' | 'notice' | 'horizonDays' | 'providers'
    > {
  deposit: Kobo;
  travelZones: { _id: string; name: string; fee: Kobo }[];
  pictures: PictureRow[];
  madeBy: MakerCardRow;
  updatedAt: Date;
}

/** One visible service with everything that its page shows, in one query; null when there is none. */
export async function findService(
  pool: Pool,
  serviceId: string,
  { now, limits }: { now: Date; limits: PolicyLimits },
): Promise<LoadedService | null> {
  const [row] = await runPrepared<DetailRow>(
    pool,
    'find_service',
    sql`
      select ${cardColumns(now)}, s.description, s.deposit::float8 as deposit, s.confirmation,
        case when s.place = 'studio' then s.address else '' end as address, s.bring,
        s.policy, s.free_hours as "freeHours", s.max_moves as "maxMoves", s.move_hours as "moveHours",
        s.kept_of as "keptOf", s.late_percent as "latePercent", s.grace_minutes as "graceMinutes",
        s.no_show_percent as "noShowPercent", s.notice, s.horizon_days as "horizonDays", s.updated_at as "updatedAt",
        coalesce((select json_agg(json_build_object('_id', z.id, 'name', z.name, 'fee', z.fee) order by z.position, z.id)
          from travel_zones z where z.service_id = s.id), '[]') as "travelZones",
        coalesce((select json_agg(${pictureJson('f')} order by sp.position, f.id)
          from service_pictures sp join media f on f.id = sp.media_id where sp.service_id = s.id), '[]') as pictures,
        coalesce((select json_agg(json_build_object('_id', p.id, 'name', p.name, 'title', p.title)
            order by p.position, p.id)
          from service_providers sp join providers p on p.id = sp.provider_id
          where sp.service_id = s.id and p.is_active), '[]') as providers,
        (select to_json(one) from (select ${makerCardColumns} from (select m.*) m ${makerCardJoins(now)}) one) as "madeBy"
      from services s ${cardJoins}
      where s.id = ${serviceId} and ${isVisible}`,
  );
  if (!row) return null;
  const { deposit, travelZones, pictures, madeBy, updatedAt, ...rest } = row;
  return {
    ...rest,
    ...toCard(row),
    deposit,
    cancellationPolicy: withinLimits(policyOf(row), limits),
    travelZones: travelZones.map(({ fee, ...zone }) => ({ ...zone, fee })),
    pictures: pictures.map(toPicture),
    maker: toMakerCard(madeBy),
    updatedAt,
  };
}
