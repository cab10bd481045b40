import { removeShopPicture, type Shop, uploadShopPicture } from '@adunni/contracts/makers/verification';
import { Button } from '@mantine/core';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { toast } from '../../../kit/toasts.ts';
import { FileField } from './file-field.tsx';
import { inTurn } from './in-turn.ts';
import classes from './shop.module.css';
import { useShopUpload } from './use-shop-upload.ts';

interface Props {
  shop: Shop;
  onChange: (shop: Shop) => void;
}

const TYPES = 'image/jpeg,image/png,image/webp';

/** The pictures of the shop: who it is, and where the work is done. */
export function ShopPictures(props: Props) {
  return (
    <div className={classes.form}>
      <FormSection title="Images" lead="JPEG, PNG or WebP, up to 10 MB each.">
        <ShopPicture {...props} place="avatar" label="Portrait or logo" hint="Cropped to a circle." />
        <ShopPicture
          {...props}
          place="cover"
          label="Cover"
          hint="Wide image of your workshop, a fabric or finished work."
        />
      </FormSection>
    </div>
  );
}

function ShopPicture({
  shop,
  onChange,
  place,
  label,
  hint,
}: Props & { place: 'avatar' | 'cover'; label: string; hint: string }) {
  const { sent, problem, upload } = useShopUpload(onChange);
  const picture = shop[place];

  async function remove(): Promise<void> {
    try {
      onChange(await inTurn(() => callApi(removeShopPicture, { params: { place } })));
      toast('success', 'Image removed.');
    } catch (error) {
      toast('error', messageOf(error, 'The image could not be removed. Please try again.'));
    }
  }

  return (
    <div className={classes.picture}>
      <div className={classes.frame} data-place={place}>
        {picture && <Picture key={picture._id} picture={picture} sizes="12rem" alt={label} />}
      </div>
      <div>
        <FileField
          action={picture ? `Replace: ${label.toLowerCase()}` : `Choose: ${label.toLowerCase()}`}
          hint={`${hint} Choose a file or drag it here.`}
          accept={TYPES}
          sent={sent}
          problem={problem}
          onFile={(file) => upload(uploadShopPicture, { place }, file)}
        />
        {picture && (
          <Button variant="subtle" color="red" onClick={remove}>
            Remove: {label.toLowerCase()}
          </Button>
        )}
      </div>
    </div>
  );
}
