import { serviceResource } from '@adunni/contracts/services/staff';
import { Button } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { weekText } from '../../availability/public/hours/week-text.ts';
import { KIND_NAMES, lengthText, noticeText, PLACE_NAMES } from '../public/labels.ts';
import { depositOf, PublicationStatus, priceOf } from './service-labels.tsx';
import classes from './services.module.css';

export const meta = () => privateMeta('Service');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  getRecord(serviceResource, params.serviceId ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.title,
};

export default function ServicePage() {
  const { record: service } = useLoaderData<typeof clientLoader>();
  const { nextFreeAt, zone } = service;
  return (
    <main>
      <PageHead title={service.title} lead={service.summary}>
        {service.isPublic && (
          <Button component={Link} to={`/services/${service._id}`} target="_blank" variant="default">
            See it on the site
          </Button>
        )}
        <Button component={Link} to={`../edit/${service._id}`} relative="path">
          Edit
        </Button>
      </PageHead>
      <Facts
        facts={[
          ['Status', <PublicationStatus key="status" status={service.status} isPublic={service.isPublic} />],
          ['Maker', service.maker.name],
          ['Category', service.category.name],
          ['Kind', KIND_NAMES[service.kind]],
          ['Where', PLACE_NAMES[service.place]],
          ['Address', service.address],
          ['Price', priceOf(service)],
          ['Deposit', depositOf(service)],
          ['Takes', lengthText(service.duration)],
          ['Begins every', lengthText(service.step)],
          ['Kept free before', service.bufferBefore > 0 && lengthText(service.bufferBefore)],
          ['Kept free after', service.bufferAfter > 0 && lengthText(service.bufferAfter)],
          ['Seats', service.seats > 1 && service.seats],
          ['Booked at least', service.notice > 0 && `${noticeText(service.notice)} ahead`],
          ['Booked at most', `${service.horizonDays} days ahead`],
          ['Confirmed', service.confirmation === 'instant' ? 'At once' : 'By the maker'],
          ['Only at', service.only && weekText(service.only).join('; ')],
          ['By', service.providers.map(({ name }) => name).join(', ') || 'Nobody yet'],
          [
            'Next free',
            nextFreeAt ? `${momentText(nextFreeAt, zone)}, ${zoneName(zone)} time` : 'Nothing within reach',
          ],
          ['Added', shortDay(service.createdAt)],
        ]}
      />
      {service.travelZones.length > 0 && (
        <Section title="Travel zones">
          <Facts facts={service.travelZones.map(({ name, fee }) => [name, fee === 0 ? 'Free' : naira(fee)] as const)} />
        </Section>
      )}
      {service.pictures.length > 0 && (
        <Section title="Pictures">
          <ul className={classes.shown}>
            {service.pictures.map((picture) => (
              <li key={picture._id}>
                <Picture picture={picture} sizes="12rem" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="What people read">
        <div className={classes.words}>
          {service.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {service.bring.length > 0 && (
            <>
              <h3>What to bring</h3>
              <ul>
                {service.bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </>
          )}
          {service.policy !== '' && (
            <>
              <h3>Changing and cancelling</h3>
              <p>{service.policy}</p>
            </>
          )}
        </div>
      </Section>
    </main>
  );
}
