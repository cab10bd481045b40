import { listCategories } from '@adunni/contracts/catalog/catalog';
import { helpArticleForm, MOST_PRODUCTS } from '@adunni/contracts/help/forms';
import { articleResource } from '@adunni/contracts/help/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormMultiSelect, FormSelect } from '../../../kit/resource/form/choice-fields.tsx';
import { namedChoices } from '../../../kit/resource/form/choices.ts';
import { FormNumber, FormProse, FormText, named } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { PiecePicks } from '../../catalog/public/piece-picks.tsx';
import { Preview } from '../public/preview.tsx';
import { CATEGORY_CHOICES } from './article-cells.ts';

const FormPieces = named(PiecePicks);

const page = formPage(articleResource, {
  schema: helpArticleForm,
  load: async () => {
    const [articles, categories] = await Promise.all([
      callApi(articleResource.list, { query: { limit: 100, sort: 'title' } }),
      callApi(listCategories),
    ]);
    return { articles: articles.items, categories: namedChoices(categories.items) };
  },
  initial: { category: 'ordering', position: 0 },
  fields: ({ values, record, loaded: { articles, categories } }) => (
    <>
      <FormSection title="Article" lead="The title is the question as a customer would ask it.">
        <FormText name="title" label="Title" required />
        <FormSelect name="category" label="Category" data={CATEGORY_CHOICES} clearable={false} required />
        <FormText name="summary" label="Summary" description="Shown in lists and search results." required />
      </FormSection>
      <FormSection
        title="Text"
        lead="Markdown: ## for a heading, **bold**, - for a list, 1. for steps, [words](/orders) for a link. {{depositPercent}} says what the setting is today."
      >
        <FormProse name="body" label="Text" minRows={12} maxRows={30} required />
        <Preview body={values.body} />
      </FormSection>
      <FormSection title="Placement">
        <FormText name="slug" label="URL slug" description="Made from the title if empty." />
        <FormNumber name="position" label="Sort order" description="Lower numbers first" />
        <FormMultiSelect
          name="relatedIds"
          label="Related articles"
          description="Up to 6. Without any, others of the same category are shown."
          maxValues={6}
          data={articles.flatMap(({ _id, title }) => (_id === record?._id ? [] : [{ value: _id, label: title }]))}
        />
        <FormMultiSelect name="categoryIds" label="Product categories" maxValues={6} data={categories} />
        <FormPieces
          name="productIds"
          chosen={record?.picked ?? []}
          most={MOST_PRODUCTS}
          description="Shown below the article"
        />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
