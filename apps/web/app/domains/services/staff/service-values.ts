import type { serviceForm } from '@adunni/contracts/services/forms';
import type { ServiceRecord } from '@adunni/contracts/services/staff';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

export type ServiceValues = z.input<typeof serviceForm>;
export type ServiceFormState = UseFormReturnType<ServiceValues>;

/** A new service with terms that most have. */
export const newService = (categoryId: string, providerIds: string[]): ServiceValues => ({
  title: '',
  summary: '',
  description: '',
  kind: 'appointment',
  place: 'studio',
  categoryId,
  price: 0,
  isFrom: false,
  deposit: 0,
  confirmation: 'instant',
  seats: 1,
  duration: 60,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 24 * 60,
  horizonDays: 60,
  only: null,
  address: '',
  bring: [],
  policy: '',
  travelZones: [],
  providerIds,
  pictures: [],
  isPublished: false,
});

/** The form of a service that is there. */
export const valuesOf = (service: ServiceRecord): ServiceValues => ({
  title: service.title,
  summary: service.summary,
  description: service.description,
  kind: service.kind,
  place: service.place,
  categoryId: service.category._id,
  price: service.price,
  isFrom: service.isFrom,
  deposit: service.deposit,
  confirmation: service.confirmation,
  seats: service.seats,
  duration: service.duration,
  step: service.step,
  bufferBefore: service.bufferBefore,
  bufferAfter: service.bufferAfter,
  notice: service.notice,
  horizonDays: service.horizonDays,
  only: service.only,
  address: service.address,
  bring: service.bring,
  policy: service.policy,
  travelZones: service.travelZones,
  providerIds: service.providers.map(({ _id }) => _id),
  pictures: service.pictures.map(({ _id, alt }) => ({ mediaId: _id, alt })),
  isPublished: service.status === 'published',
});
