import type { SearchDocument, SearchHit } from '@rookery/store/search';
import type { Meta, StoryObj } from '@storybook/react';
import { FoundOnDevice } from './found-on-device.js';
import './styles.css';

function aHit(fields: Partial<SearchDocument> & { id: string }, excerpt: readonly (string | [string])[]): SearchHit {
  const document: SearchDocument = {
    kind: 'post',
    entityId: fields.id,
    time: Date.parse('2026-11-19T09:15:00Z'),
    accountId: '1',
    acct: 'tobi@tram.example',
    fqn: 'tobi@tram.example',
    name: 'Tobias Okafor',
    avatar: '',
    texts: [],
    to: [],
    hasMedia: false,
    hasPoll: false,
    isEvent: false,
    chatId: null,
    ...fields,
  };
  return {
    document,
    name: document.name === '' ? [] : [{ text: document.name, isMarked: false }],
    excerpt: excerpt.map(piece =>
      typeof piece === 'string' ? { text: piece, isMarked: false } : { text: piece[0], isMarked: true },
    ),
  };
}

const ada = aHit({ id: 'account:2', kind: 'account', acct: 'ada', name: 'Ada Tramway' }, [
  'Keeps the timetables of the harbour lines.',
]);
const posts = [
  aHit({ id: 'message:3', kind: 'message', chatId: '9', acct: 'noor', name: 'Noor' }, [
    'Which ',
    ['tram'],
    ' do you take tomorrow?',
  ]),
  aHit({ id: 'post:1', hasMedia: true, hasPoll: true }, [
    'The first ',
    ['tram'],
    ' of the morning left the depot with nobody but the driver.',
  ]),
  aHit({ id: 'post:2', acct: 'a-very-long-name-that-does-not-fit@a-server-with-a-long-name.example', name: '' }, [
    '…and then, at last, the ',
    ['trams'],
    ' were back: an unbroken '.repeat(6),
  ]),
  aHit({ id: 'post:4', acct: 'layla@mar.example', name: 'ليلى' }, ['وصل ', ['الترام'], ' متأخرا هذا الصباح']),
];
const found = { text: 'tram', people: { hits: [ada], total: 1 }, posts: { hits: posts, total: 27 } };
const nothing = { hits: [], total: 0 };
const none = () => undefined;

const meta = {
  title: 'Explore/Search/FoundOnDevice',
  component: FoundOnDevice,
  args: {
    state: { kind: 'found', found },
    server: 'tram.example',
    hrefOf: ({ entityId }) => `/posts/${entityId}`,
    onOpen: none,
    onRetry: none,
    allHref: null,
    onMore: none as (() => void) | null,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FoundOnDevice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tab with all results: profiles, then posts and messages, newest first. */
export const All: Story = {};
/** The first results, above those of the server. */
export const AboveTheServer: Story = { args: { allHref: '/search?q=tram&type=device' } };
export const Nothing: Story = {
  args: { state: { kind: 'found', found: { text: 'qqqzzz', people: nothing, posts: nothing } }, onMore: null },
};
/** The index is being opened. */
export const Searching: Story = { args: { state: { kind: 'searching' } } };
export const Failed: Story = { args: { state: { kind: 'failed' } } };
/** A private window, or an account that is logged in for the tab alone. */
export const Denied: Story = { args: { state: { kind: 'denied' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
