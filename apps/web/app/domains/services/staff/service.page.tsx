import { bringTitle } from '@adunni/contracts/bookings/bring';
import { type ServiceRecord, serviceResource } from '@adunni/contracts/services/staff';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { naira } from '../../../kit/money/naira.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { weekText } from '../../availability/public/hours/week-text.ts';
import { lengthText, noticeText, PLACE_NAMES } from '../public/labels.ts';
import { PolicyTerms } from '../public/policy-terms.tsx';
import { BeyondLimits } from './policy/beyond-limits.tsx';
import { nairaWriting, serviceTerms } from './policy/service-terms.ts';
import { SERVICE_CELLS } from './service-labels.tsx';
import classes from './services.module.css';

const page = detailPage(serviceResource, {
  title: 'Service',
  lead: ({ summary }) => summary,
  facts: (service) => [
    'status',
    'maker',
    'category',
    'kind',
    ['Location', PLACE_NAMES[service.place]],
    service.place === 'video' ? ['Joining details', service.address || 'Added to each booking'] : 'address',
    'price',
    'deposit',
    ['Duration', lengthText(service.duration)],
    ['Start times every', lengthText(service.step)],
    ['Buffer before', service.bufferBefore > 0 && lengthText(service.bufferBefore)],
    ['Buffer after', service.bufferAfter > 0 && lengthText(service.bufferAfter)],
    ['Seats', service.seats > 1 && service.seats],
    ['Measures for other makers', service.forAnyMaker && 'Yes'],
    ['Minimum notice', service.notice > 0 && `${noticeText(service.notice)} ahead`],
    ['Booking window', `${service.horizonDays} days in advance`],
    ['Confirmation', service.confirmation === 'instant' ? 'Automatic' : 'By the maker'],
    ['Only at', service.only && weekText(service.only).join('; ')],
    ['Providers', service.providers.map(({ name }) => name).join(', ') || 'None yet'],
    'nextFreeAt',
    'createdAt',
  ],
  cells: {
    ...SERVICE_CELLS,
    nextFreeAt: ({ nextFreeAt, zone }) =>
      nextFreeAt ? `${momentText(nextFreeAt, zone)}, ${zoneName(zone)} time` : 'No available times',
  },
  actions: ({ record: { _id, isPublic } }) => (
    <>
      {isPublic && (
        <Button component={Link} to={`/services/${_id}`} target="_blank" variant="default">
          View in shop
        </Button>
      )}
      <Button component={Link} to={`../edit/${_id}`} relative="path">
        Edit
      </Button>
    </>
  ),
  sections: (service) => <Sections service={service} />,
});

function Sections({ service }: { service: ServiceRecord }) {
  return (
    <>
      {service.travelZones.length > 0 && (
        <Section title="Travel zones">
          <Facts facts={service.travelZones.map(({ name, fee }) => [name, fee === 0 ? 'Free' : naira(fee)] as const)} />
        </Section>
      )}
      {service.pictures.length > 0 && (
        <Section title="Images">
          <ul className={classes.shown}>
            {service.pictures.map((picture) => (
              <li key={picture._id}>
                <Picture picture={picture} sizes="12rem" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Description">
        <div className={classes.words}>
          {service.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {service.bring.length > 0 && (
            <>
              <h3>{bringTitle(service.place)}</h3>
              <ul>
                {service.bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </>
          )}
          <h3>Changes and cancellations</h3>
          <PolicyTerms
            terms={serviceTerms(service, service.policyInForce)}
            writing={nairaWriting}
            added={service.policy}
          />
          <BeyondLimits service={service} />
        </div>
      </Section>
    </>
  );
}

export const { clientLoader, meta, handle } = page;
export default page.Page;
