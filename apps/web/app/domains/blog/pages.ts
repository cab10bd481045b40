import type { DomainPages } from '../../kit/domain-pages.ts';

export const pages: DomainPages = {
  admin: [
    { path: 'blog/posts', file: 'blog/staff/posts.page.tsx', label: 'Posts', group: 'Blog' },
    { path: 'blog/posts/add', file: 'blog/staff/editor/editor.page.tsx', label: 'Add a post', group: 'Blog' },
    { path: 'blog/posts/edit/:id', file: 'blog/staff/editor/editor.page.tsx' },
    { path: 'blog/categories', file: 'blog/staff/categories.page.tsx', label: 'Blog categories', group: 'Blog' },
    {
      path: 'blog/categories/add',
      ...{ file: 'blog/staff/category-form.page.tsx', label: 'Add a blog category', group: 'Blog' },
    },
    { path: 'blog/categories/edit/:id', file: 'blog/staff/category-form.page.tsx' },
    { path: 'blog/authors', file: 'blog/staff/authors.page.tsx', label: 'Blog authors', group: 'Blog' },
    { path: 'blog/authors/add', file: 'blog/staff/author-form.page.tsx', label: 'Add a blog author' },
    { path: 'blog/authors/edit/:id', file: 'blog/staff/author-form.page.tsx' },
  ],
  shop: [
    { path: 'blog', file: 'blog/list/blog.page.tsx' },
    { path: 'blog/author/:slug', file: 'blog/list/author.page.tsx' },
    { path: 'blog/preview/:token', file: 'blog/post/preview.page.tsx' },
    { path: 'blog/:slug', file: 'blog/post/post.page.tsx' },
  ],
};
