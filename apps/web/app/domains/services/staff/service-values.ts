import type { Answer } from '@adunni/contracts/endpoint';
import type { serviceForm } from '@adunni/contracts/services/forms';
import type { listServiceChoices, ServiceRecord } from '@adunni/contracts/services/staff';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';

export type ServiceValues = z.input<typeof serviceForm>;
export type ServiceFormState = UseFormReturnType<ServiceValues>;

/** A new service with terms that most have. */
export const newService = ({ categories, providers, usualPolicy, pickupAddress }: Answer<typeof listServiceChoices>) =>
  ({
    categoryId: categories[0]?._id ?? '',
    providerIds: providers.filter(({ isActive }) => isActive).map(({ _id }) => _id),
    cancellationPolicy: usualPolicy,
    kind: 'appointment',
    place: 'studio',
    address: pickupAddress,
    confirmation: 'instant',
    price: 0,
    deposit: 0,
    seats: 1,
    forAnyMaker: false,
    duration: 60,
    step: 30,
    bufferBefore: 0,
    bufferAfter: 15,
    notice: 24 * 60,
    horizonDays: 60,
  }) as const;

/** What the form of a service that is there holds beyond its facts. */
export const valuesOf = ({ category, providers, pictures, status, policyInForce }: ServiceRecord) => ({
  categoryId: category._id,
  providerIds: providers.map(({ _id }) => _id),
  pictures: pictures.map(({ _id, alt }) => ({ mediaId: _id, alt })),
  isPublished: status === 'published',
  // What lies beyond the limits is saved as it counts.
  cancellationPolicy: policyInForce,
});
