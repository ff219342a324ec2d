import { createInstance } from '@rookery/instance';
import type { Meta, StoryObj } from '@storybook/react';
import { createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { GetAccessToken } from './chats-element.js';
import './index.js';

const SERVER = 'https://chats.example';

interface MarkupProps {
  readonly attributes: Readonly<Record<string, string>>;
  readonly getAccessToken: GetAccessToken;
}

/** The element in the markup of a page. */
function Markup({ attributes, getAccessToken }: MarkupProps) {
  return createElement('rookery-chats', { server: SERVER, ...attributes, getAccessToken });
}

let issueToken: () => string = () => '';

/** A built-in server in the page, without sockets. */
function startServer(): () => void {
  const instance = createInstance({ seed: 1, origin: SERVER, serverProfile: 'rebased', control: true });
  issueToken = () => instance.issueToken('mara', 'read write follow push');
  const { fetch, WebSocket } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(SERVER) ? instance.fetch(request) : fetch(input, init);
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
  title: 'Chats/Screens/ChatsElement',
  component: Markup,
  args: { attributes: {}, getAccessToken: () => issueToken() },
  beforeEach: startServer,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Markup>;

/** The content of the shadow root, once it is rendered. */
async function inside(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('rookery-chats')?.shadowRoot?.firstElementChild).toBeTruthy());
  return within(canvasElement.querySelector('rookery-chats')?.shadowRoot?.firstElementChild as HTMLElement);
}

/** Everything in a box of the page. */
export const Inline: Story = {
  tags: ['spec:CHAT-01'],
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByRole('heading', { name: 'Chats' });
  },
};

/** Right to left and dark, whatever the page is. */
export const ArabicAndDark: Story = {
  tags: ['spec:CHAT-01'],
  args: { attributes: { locale: 'ar', theme: 'dark' } },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByRole('heading', { name: 'المحادثات' });
  },
};

/** A message is deleted after a question, which returns the focus inside the element. */
export const DeletesAfterQuestion: Story = {
  tags: ['spec:CHAT-28'],
  play: async ({ canvasElement }) => {
    const canvas = await inside(canvasElement);
    const focused = () => canvasElement.querySelector('rookery-chats')?.shadowRoot?.activeElement;
    await userEvent.click(await canvas.findByRole('button', { name: /^Noor/ }));
    const before = await canvas.findAllByRole('button', { name: 'Message actions' });
    const ask = async (answer: string | RegExp): Promise<void> => {
      before.at(-1)?.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Delete for/ }));
      const question = await canvas.findByRole('alertdialog', { name: 'Delete message' });
      within(question).getByRole('button', { name: answer }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await ask('Cancel');
    await waitFor(() => expect(focused()).toBe(before.at(-1)));
    // The page around it takes no keys until it has closed.
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await ask(/^Delete for/);
    await waitFor(() => expect(before.at(-1)).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toHaveAccessibleName('Message actions'));
  },
};

/** The pane in the corner of the viewport. */
export const Docked: Story = {
  tags: ['spec:CHAT-32'],
  args: { attributes: { layout: 'dock' } },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByRole('button', { name: 'Minimise chats' });
  },
};

/** There is no token: the page signs the person in. */
export const SignedOut: Story = {
  args: { getAccessToken: () => null },
  play: async ({ canvasElement }) => {
    await (await inside(canvasElement)).findByText('Sign in to see your chats');
  },
};

/** A menu is inside the shadow root, takes the focus and returns it. */
export const Menu: Story = {
  play: async ({ canvasElement }) => {
    const chats = await inside(canvasElement);
    const [more] = await chats.findAllByRole('button', { name: /^More about/ });
    if (more === undefined) throw new Error('There is no menu.');
    const shadow = more.getRootNode() as ShadowRoot;
    more.focus();
    await userEvent.keyboard('{Enter}');
    const [first] = await chats.findAllByRole('menuitem');
    await waitFor(() => expect(shadow.activeElement).toBe(first));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadow.activeElement).toBe(more));
  },
};
