import { type ProductRecord, productResource } from '@adunni/contracts/catalog/products';
import { productForm } from '@adunni/contracts/catalog/products-forms';
import { isStaff } from '@adunni/contracts/roles';
import type { z } from 'zod';
import { RecordForm } from '../../../../kit/resource/form/record-form.tsx';
import { useRecordForm } from '../../../../kit/resource/form/use-record-form.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { OptionsSection } from '../options/options-section.tsx';
import { PicturesSection } from '../pictures/pictures-section.tsx';
import { VariantsSection } from '../variants/variants-section.tsx';
import { BasicsSection, type Choices } from './basics-section.tsx';
import { CareAndSearchSection } from './care-and-search-section.tsx';
import { PriceSection } from './price-section.tsx';
import { NEW_PRODUCT, type ProductValues, valuesOf } from './product-values.ts';
import { StatusSection } from './status-section.tsx';

interface Props {
  choices: Choices;
  /** The product with the version that was seen; null for a new one. */
  seen: { record: ProductRecord; version: number } | null;
  onSaved: (id: string) => void;
}

/** The whole of a product in one form. */
export function ProductEditor({ choices, seen, onSaved }: Props) {
  const session = useSession();
  const ofStaff = session !== null && isStaff(session.role);
  const state = useRecordForm<ProductValues>({
    resource: productResource,
    schema: productForm as unknown as z.ZodType<unknown, ProductValues>,
    initial: seen ? valuesOf(seen.record) : NEW_PRODUCT,
    seen: seen && { _id: seen.record._id, version: seen.version },
    onSaved,
  });
  const { form } = state;
  const isReady = form.getValues().kind === 'ready-to-wear';
  return (
    <RecordForm state={state} action={seen ? 'Save' : 'Create product'} back={seen ? '../..' : '..'}>
      <BasicsSection form={form} choices={choices} asksMaker={ofStaff && !seen} />
      <PicturesSection form={form} known={seen?.record.pictures ?? []} />
      <PriceSection form={form} />
      {isReady ? <VariantsSection form={form} held={heldOf(seen?.record)} /> : <OptionsSection form={form} />}
      <CareAndSearchSection form={form} choices={choices} asksFeatured={ofStaff} />
      <StatusSection form={form} />
    </RecordForm>
  );
}

/** Pieces that payments under way hold, by the variant’s id. */
const heldOf = (record: ProductRecord | undefined): ReadonlyMap<string, number> =>
  new Map(record?.variants.map(({ _id, held }) => [_id, held]));
