import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'support/articles', file: 'help/staff/articles.page.tsx', label: 'Help articles', group: 'Support' },
    { path: 'support/articles/add', file: 'help/staff/article-form.page.tsx', label: 'Add a help article' },
    { path: 'support/articles/edit/:id', file: 'help/staff/article-form.page.tsx' },
    { path: 'support/articles/:id', file: 'help/staff/article-record.page.tsx' },
  ],
  shop: [
    { path: 'support/help-center', file: 'help/center/help-center.page.tsx' },
    { path: 'support/help-center/:slug', file: 'help/article/article.page.tsx' },
    { path: 'support/shipping', file: 'help/shipping/shipping.page.tsx' },
    { path: 'support/returns', file: 'help/guides/returns.page.tsx' },
    { path: 'support/size-guide', file: 'help/guides/size-guide.page.tsx' },
  ],
};
