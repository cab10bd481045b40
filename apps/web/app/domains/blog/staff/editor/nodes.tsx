import { TONES, type Tone } from '@adunni/contracts/blog/document';
import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { EmbedView } from './embed-view.tsx';

/** A call-out: paragraphs with what they are for. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note',
      parseHTML: (element: HTMLElement) => {
        const tone = element.dataset.tone ?? '';
        return tone in TONES ? tone : 'note';
      },
      renderHTML: ({ tone }: { tone?: Tone }) => ({ 'data-tone': tone }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-tone]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A picture, a card or a measuring figure, as its block; nothing that is pasted becomes one. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ block: { default: null, rendered: false }, name: { default: '', rendered: false } }),
  parseHTML: () => [],
  renderHTML: () => ['div'],
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
});
