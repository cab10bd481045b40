import { type Booking, setBookingPhotos } from '@adunni/contracts/bookings/bookings';
import { uploadBookingPhoto } from '@adunni/contracts/bookings/thread';
import { MAX_PHOTOS } from '@adunni/contracts/conversations/forms';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { PhotoStrip } from '../../../kit/photos/photo-strip.tsx';
import { usePhotos } from '../../../kit/photos/use-photos.ts';
import classes from './booking.module.css';

/** The photos that the maker sees beforehand; they can be changed until it is over. */
export function BookingPhotos({ booking, isLive }: { booking: Booking; isLive: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PhotoForm booking={booking} onClose={() => setOpen(false)} />;
  return (
    <div>
      <PhotoStrip photos={booking.photos} of="Your photo" />
      {isLive && (
        <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
          {booking.photos.length > 0 ? 'Edit photos' : 'Add photos'}
        </Button>
      )}
    </div>
  );
}

function PhotoForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const photos = usePhotos({ endpoint: uploadBookingPhoto, most: MAX_PHOTOS, had: booking.photos });
  const { busy, problem, run } = useChange('Photos saved.', 'The photos could not be saved.', onClose);
  const save = () =>
    callApi(setBookingPhotos, {
      params: { bookingId: booking._id },
      body: { photoIds: photos.pictures.map(({ _id }) => _id) },
    });
  return (
    <div className={classes.given}>
      <PhotoField photos={photos} hint="Up to six photos, visible to the maker" />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button loading={busy} disabled={photos.isBusy || photos.hasFailed} onClick={() => run(save)}>
          Save photos
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
