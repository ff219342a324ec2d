import { createInstance } from '@rookery/instance';
import type { Meta, StoryObj } from '@storybook/react';
import { createElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import './index.js';

const SERVER = 'https://tram.example';

interface MarkupProps {
  attributes: Readonly<Record<string, string>>;
  /** In px; null: it grows with its posts. */
  readonly height: number | null;
  /** The status of every answer; null: the server answers. */
  readonly status: number | null;
}

let status: number | null = null;

/** The element in the markup of a page. */
function Markup({ attributes, height, status: answered }: MarkupProps) {
  status = answered;
  return createElement('rookery-timeline', { server: SERVER, style: { blockSize: height ?? undefined }, ...attributes });
}

/** A built-in server in the page, without sockets. */
function startServer(): () => void {
  const instance = createInstance({ seed: 1, origin: SERVER });
  const { fetch, WebSocket } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(SERVER)) return fetch(input, init);
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
  title: 'Timeline/Screens/TimelineElement',
  component: Markup,
  args: { attributes: {}, height: null, status: null },
  beforeEach: startServer,
};
export default meta;
type Story = StoryObj<typeof Markup>;

/** The content of the shadow root, once it is rendered. */
async function inside(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('rookery-timeline')?.shadowRoot?.firstElementChild).toBeTruthy());
  return within(canvasElement.querySelector('rookery-timeline')?.shadowRoot?.firstElementChild as HTMLElement);
}

/** A state that is one sentence. */
const saying =
  (sentence: string): Story['play'] =>
  async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByText(sentence);
  };

/** With a height it scrolls inside, and loads older posts as it is scrolled. */
export const InABox: Story = {
  tags: ['spec:LIST-01'],
  args: { height: 420, attributes: { live: '' } },
  play: async ({ canvasElement }) => {
    const element = await inside(canvasElement);
    const box = await element.findByRole('region', { name: 'Posts on tram.example' });
    await element.findAllByRole('article');
    await expect(box.clientHeight).toBe(420);
    await expect(box.scrollHeight).toBeGreaterThan(420);
  },
};

/** Without a height it grows with its posts; a limit keeps it short. */
export const WithALimit: Story = {
  args: { attributes: { limit: '3' } },
  play: async ({ canvasElement }) => {
    const element = await inside(canvasElement);
    await waitFor(() => expect(element.getAllByRole('article')).toHaveLength(3));
    await element.findByRole('link', { name: 'Read more on tram.example' });
  },
};

/** The posts with a hashtag, right to left and dark, whatever the page is. */
export const ArabicAndDark: Story = {
  args: { height: 600, attributes: { source: 'tag:birdwatching', locale: 'ar', theme: 'dark' } },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByRole('region', { name: '#birdwatching على tram.example' });
  },
};

/** The posts of a profile. */
export const Profile: Story = {
  args: { height: 600, attributes: { source: 'account:@juniper' } },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByText(/^Waxwings!/);
  },
};

/** One post. */
export const OnePost: Story = {
  args: { attributes: { source: 'status:999999' } },
  beforeEach: async ({ args }) => {
    const found = await fetch(`${SERVER}/api/v1/timelines/tag/birdwatching`);
    const [post] = (await found.json()) as { id: string }[];
    args.attributes = { source: `status:${post?.id}` };
  },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByText(/^Waxwings!/);
  },
};

/** A hashtag without posts. */
export const Empty: Story = {
  args: { attributes: { source: 'tag:nothing' } },
  play: saying('There are no posts here yet.'),
};

/** A page that forgot the server. */
export const WithoutAServer: Story = {
  args: { attributes: { server: '' } },
  play: saying('This timeline does not name a server.'),
};

/** A source that names no posts. */
export const UnknownSource: Story = {
  args: { attributes: { source: 'home' } },
  play: saying('This timeline does not know which posts to show.'),
};

/** The profile does not exist, or no longer. */
export const NotFound: Story = {
  args: { attributes: { source: 'account:@nobody' } },
  play: saying('This profile was not found on tram.example.'),
};

/** A server that refuses visitors. */
export const MembersOnly: Story = {
  args: { status: 401 },
  play: saying('tram.example shows these posts to its members only.'),
};

/** The server asks for fewer requests. */
export const RateLimited: Story = {
  args: { status: 429 },
  play: saying('tram.example is busy. Try again in a moment.'),
};

/** Not a server of this kind. */
export const Incompatible: Story = {
  args: { status: 404 },
  play: saying('tram.example is not a compatible server.'),
};

/** A failure of the server, with its words. */
export const Failed: Story = {
  args: { status: 503 },
  play: saying('These posts could not be loaded.'),
};
