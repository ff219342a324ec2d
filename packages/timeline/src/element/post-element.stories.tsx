import { createInstance } from '@rookery/instance';
import type { Meta, StoryObj } from '@storybook/react';
import { createElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import './index.js';

const SERVER = 'https://tram.example';

interface MarkupProps {
  attributes: Readonly<Record<string, string>>;
  /** The status of every answer; 0: none arrives, as where a server lets no other site read; null: the server answers. */
  readonly status: number | null;
}

let status: number | null = null;

/** The element in the markup of a page. */
function Markup({ attributes, status: answered }: MarkupProps) {
  status = answered;
  return createElement('rookery-post', attributes);
}

/** A built-in server in the page, without sockets. */
function startServer(): () => void {
  const instance = createInstance({ seed: 1, origin: SERVER });
  const { fetch, WebSocket } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(SERVER)) return fetch(input, init);
    if (status === 0) throw new TypeError('Failed to fetch');
    return status === null ? instance.fetch(request) : Response.json({ error: 'No' }, { status });
  };
  globalThis.WebSocket = class extends EventTarget {
    send(): void {}
    close(): void {}
  } as unknown as typeof WebSocket;
  return () => {
    Object.assign(globalThis, { fetch, WebSocket });
    instance.close();
  };
}

const meta: Meta<typeof Markup> = {
  title: 'Timeline/Screens/PostElement',
  component: Markup,
  args: { attributes: {}, status: null },
  beforeEach: startServer,
};
export default meta;
type Story = StoryObj<typeof Markup>;

/** The content of the shadow root, once it is rendered. */
async function inside(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('rookery-post')?.shadowRoot?.firstElementChild).toBeTruthy());
  return within(canvasElement.querySelector('rookery-post')?.shadowRoot?.firstElementChild as HTMLElement);
}

const POST = `${SERVER}/@juniper/1`;

/** A state that is one sentence. */
const saying =
  (sentence: string): Story['play'] =>
  async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByText(sentence);
  };

/** The address of the newest post with a hashtag. */
async function addressOf(tag: string): Promise<string> {
  const found = await fetch(`${SERVER}/api/v1/timelines/tag/${tag}`);
  const posts = (await found.json()) as { id: string; replies_count: number }[];
  const id = posts.toSorted((one, other) => other.replies_count - one.replies_count)[0]?.id ?? '';
  return `${SERVER}/@juniper/${id}`;
}

/** The post with its date and counts, and its replies. */
export const WithItsThread: Story = {
  beforeEach: async ({ args }) => void (args.attributes = { url: await addressOf('birdwatching') }),
  play: async ({ canvasElement }) => {
    const element = await inside(canvasElement);
    const feed = await element.findByRole('feed', { name: 'Thread' });
    await waitFor(() => expect(within(feed).getAllByRole('article').length).toBeGreaterThan(1));
  },
};

/** A limit keeps the replies short; the others are on the server. */
export const TwoReplies: Story = {
  beforeEach: async ({ args }) => void (args.attributes = { url: await addressOf('birdwatching'), limit: '1' }),
  play: async ({ canvasElement }) => void (await (await inside(canvasElement)).findByRole('feed')),
};

/** Right to left and dark. */
export const ArabicAndDark: Story = {
  beforeEach: async ({ args }) => void (args.attributes = { url: await addressOf('birdwatching'), locale: 'ar', theme: 'dark' }),
  play: async ({ canvasElement }) => void (await (await inside(canvasElement)).findByRole('feed')),
};

/** The post alone. */
export const WithoutItsThread: Story = {
  beforeEach: async ({ args }) => void (args.attributes = { url: await addressOf('birdwatching'), thread: 'none' }),
  play: async ({ canvasElement }) => expect(await (await inside(canvasElement)).findAllByRole('article')).toHaveLength(1),
};

/** A page that forgot the address, or wrote one that is no post's. */
export const WithoutAPost: Story = { play: saying('This element does not name a post.') };

/** The post was deleted, is not public, or was never there: servers do not say which. */
export const Gone: Story = {
  args: { attributes: { url: POST }, status: 404 },
  play: saying('This post was not found on tram.example.'),
};

/** A server that refuses visitors. */
export const MembersOnly: Story = {
  args: { attributes: { url: POST }, status: 401 },
  play: saying('tram.example shows these posts to its members only.'),
};

/** The server does not answer, or lets no other site read (CORS): a page cannot tell one from the other. */
export const Unreachable: Story = {
  args: { attributes: { url: POST }, status: 0 },
  play: saying('It may be down, or not allow other sites to read it.'),
};

/** The address is on another server than `server`. */
export const OnAnotherServer: Story = {
  args: { attributes: { url: POST, server: 'other.example' } },
  play: saying('This post is not on other.example.'),
};
