import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { emptyDraft } from './filter-draft.js';
import { FilterForm, type FilterFormProps } from './filter-form.js';
import './styles.css';

/** The form with a draft of its own. */
function OpenForm(props: FilterFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return <FilterForm {...props} draft={draft} onChange={setDraft} />;
}

const word = (keyword: string, id: string | null = null) => ({ id, keyword, whole_word: true });

const meta = {
  title: 'Timeline/Filters/FilterForm',
  component: FilterForm,
  render: args => <OpenForm {...args} />,
  args: {
    home: 'server',
    canBlur: true,
    draft: emptyDraft,
    savedEnd: null,
    lastEnd: Date.parse('2026-11-20T12:00:00.000Z'),
    posts: null,
    fault: null,
    isSaving: false,
    errorText: '',
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
  parameters: { keys: [['Enter', 'Saves the filter, in a field of one line.']] },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 520, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FilterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is typed yet. */
export const New: Story = { tags: ['spec:HINT-05'] };

/** Several words, some places, an end. */
export const Edited: Story = {
  tags: ['spec:HINT-05'],
  args: {
    draft: {
      ...emptyDraft,
      id: '3',
      title: 'Ferries',
      keywords: [word('ferry', '1'), { ...word('boat', '2'), whole_word: false }],
      context: ['home', 'thread'],
      filter_action: 'hide',
      expires: 'kept',
    },
    savedEnd: '2026-11-22T08:00:00.000Z',
  },
};

/** Its end has passed. */
export const Expired: Story = {
  tags: ['spec:HINT-05'],
  args: {
    draft: { ...emptyDraft, id: '3', title: 'Ferries', keywords: [word('ferry', '1')], expires: 'kept' },
    savedEnd: '2026-11-20T11:00:00.000Z',
  },
};

/** Words of a post, which can go to a filter that is there. */
export const WithWords: Story = {
  tags: ['spec:HINT-05'],
  args: {
    draft: { ...emptyDraft, title: '#birds', keywords: [word('#birds')] },
    target: {
      value: 'new',
      options: [
        { value: 'new', label: 'New filter' },
        { value: '3', label: 'Ferries' },
      ],
      onChange: () => undefined,
    },
  },
};

/** A server whose filters have one phrase each. */
export const OnePhrase: Story = { tags: ['spec:HINT-05'], args: { home: 'phrases', canBlur: false } };

/** A server that cannot blur. */
export const WithoutBlur: Story = { tags: ['spec:HINT-05'], args: { canBlur: false } };

/** It was sent without a word. */
export const WordsMissing: Story = {
  tags: ['spec:HINT-05'],
  args: { draft: { ...emptyDraft, title: 'Ferries' }, fault: 'words' },
};

/** It was sent without a place. */
export const PlacesMissing: Story = {
  tags: ['spec:HINT-05'],
  args: { draft: { ...emptyDraft, title: 'Ferries', keywords: [word('ferry')], context: [] }, fault: 'context' },
};

/** It is being saved. */
export const Saving: Story = {
  tags: ['spec:HINT-05'],
  args: { draft: { ...emptyDraft, title: 'Ferries', keywords: [word('ferry')] }, isSaving: true },
};

/** The server refused it: the text stays. */
export const Failed: Story = {
  tags: ['spec:HINT-05'],
  args: {
    draft: { ...emptyDraft, title: 'Ferries', keywords: [word('ferry')] },
    errorText: 'Conflict: you already have a filter with this title',
  },
};
