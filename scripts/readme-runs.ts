// How each example of the READMEs is run, in their order: `scripts/run-readmes.ts`. The names that an example takes from its page, declared in the
// comment before it, have values here.
import type { Locator, Page } from 'playwright';
import type { ServerProfileName } from '@rookery/instance';

export interface PageRun {
  readonly in: 'page';
  /** Code before the example. `token` is that of an account on every server. */
  readonly names?: string;
  /** Of the component that the example defines. */
  readonly props?: string;
  /** Finds a part that the reader sees in the end; absent where an example shows nothing. */
  readonly shows?: (page: Page) => Locator;
  /** Servers are of the profile `rebased` unless this names another. */
  readonly profile?: ServerProfileName;
}

export interface NodeRun {
  /** With Vitest the example is a file of tests. */
  readonly in: 'node' | 'vitest';
  readonly names: string;
  /** Code after the example. */
  readonly after: string;
  /** In what it prints. */
  readonly prints: string;
}

export type ReadmeRun = PageRun | NodeRun | { readonly in: 'nothing'; readonly because: string };

/** Requests for `https://example.social` are answered by a built-in server in the same process. */
const serverInNode = `
import { createInstance } from '@rookery/instance';
const instance = createInstance({ origin: 'https://example.social', seed: 1 });
globalThis.fetch = (address, options) => instance.fetch(new Request(address, options));
const accessToken = instance.issueToken('mara');
`;

const writerInNode = `
import { statusesOf, accountsOf, createClient as clientFor } from '@rookery/api-client';
const client = clientFor({ baseUrl: 'https://example.social', accessToken });
`;

/** The built-in server with its sockets. */
const servedInNode = `
import { createClient as clientFor } from '@rookery/api-client';
import { startInstance } from '@rookery/instance/node';
const served = await startInstance({ port: 0, seed: 1 });
const client = clientFor({ baseUrl: served.url, accessToken: served.instance.issueToken('mara') });
`;

const video = (page: Page): Locator => page.getByRole('group', { name: 'Video: Launch day' });

export const readmeRuns: Readonly<Record<string, readonly ReadmeRun[]>> = {
  ads: [
    { in: 'page', names: 'const ads = [];' },
    {
      in: 'page',
      names: `
        import { createClient as clientFor } from '@rookery/api-client';
        import { createQueryClient } from '@rookery/store';
        import { aCard, anAd, someSiteSettings } from '@rookery/api-client/testing';
        const ad = anAd({ card: aCard({ title: 'A new ferry' }) });
        const client = clientFor({ baseUrl: 'https://example.social', accessToken: token });
        const queryClient = createQueryClient();
        const siteSettings = someSiteSettings();
        const show = () => undefined;
      `,
      shows: page => page.getByText('A new ferry').first(),
    },
    { in: 'node', names: '', after: 'process.exit(0);', prints: 'A new ferry' },
  ],
  'api-client': [
    { in: 'node', names: serverInNode, after: 'process.exit(0);', prints: '<p>' },
    { in: 'node', names: `${serverInNode} ${writerInNode}`, after: 'process.exit(0);', prints: '/@mara/' },
    {
      in: 'node',
      names: `${servedInNode} import { statusesOf } from '@rookery/api-client';`,
      after: `
        stream.subscribe({ stream: 'user' }, ({ type }) => {
          if (type === 'connected') void statusesOf(client).create({ status: 'A post for the stream' });
          if (type === 'status') {
            stop();
            process.exit(0);
          }
        });
      `,
      prints: 'A post for the stream',
    },
    {
      in: 'node',
      names: `
        ${serverInNode}
        import { createClient as clientFor } from '@rookery/api-client';
        const staffToken = instance.issueToken('warden', 'read write admin:read admin:write');
        const client = clientFor({ baseUrl: 'https://example.social', accessToken: staffToken });
      `,
      after: "console.log('The API is', api); process.exit(0);",
      prints: 'The API is accounts',
    },
  ],
  chats: [
    { in: 'page', shows: page => page.getByRole('region', { name: 'Chats' }).getByRole('listitem').first() },
    {
      in: 'page',
      names: 'const show = () => undefined;',
      shows: page => page.locator('rookery-chats').getByRole('listitem').first(),
    },
    {
      in: 'page',
      names: 'const show = () => undefined;',
      shows: page => page.locator('#app rookery-chats').getByRole('listitem').first(),
    },
  ],
  elements: [{ in: 'page', shows: page => page.getByRole('article').first() }],
  instance: [
    { in: 'node', names: '', after: 'console.log(url, token.length > 10); await close(); process.exit(0);', prints: 'true' },
    {
      in: 'nothing',
      because: 'a service worker of msw belongs to the files of a page; the next example runs the handlers in Node',
    },
    { in: 'vitest', names: '', after: '', prints: '1 passed' },
  ],
  'media-player': [
    { in: 'page', shows: page => video(page).getByRole('button', { name: 'Play', exact: true }) },
    { in: 'page', props: 'src="/clip.mp4"', shows: page => page.getByRole('button', { name: 'Play' }) },
    { in: 'page', names: `document.body.append(Object.assign(document.createElement('video'), { src: '/clip.mp4' }));` },
    { in: 'page', shows: page => video(page).getByRole('button', { name: 'Forward 30 seconds' }) },
    { in: 'page', shows: page => video(page).getByRole('button', { name: 'Chapters' }) },
    { in: 'page', shows: page => page.getByRole('button', { name: 'To the exercise' }) },
    {
      in: 'page',
      names: 'const router = { push: () => undefined };',
      shows: page => page.getByRole('group', { name: /Field recording, platform 3/ }),
    },
    {
      in: 'page',
      names: `import { AudioPlayer } from '@rookery/media-player'; const yourDock = { take: () => undefined, leave: () => 0 };`,
      shows: page => page.getByRole('group', { name: /Field recording, platform 3/ }),
    },
    { in: 'page' },
    { in: 'page', shows: page => page.locator('rookery-video').getByRole('group', { name: 'Video: Launch day' }) },
  ],
  people: [
    {
      in: 'page',
      names: `
        import { accountsOf, createClient as clientFor } from '@rookery/api-client';
        const client = clientFor({ baseUrl: 'https://example.social', accessToken: token });
        const accountId = (await accountsOf(client).verifyCredentials()).id;
      `,
      shows: page => page.getByRole('listitem').first(),
    },
  ],
  explore: [
    {
      in: 'page',
      names: `
        import { createClient as clientFor } from '@rookery/api-client';
        const client = clientFor({ baseUrl: 'https://example.social' });
      `,
      shows: page => page.getByRole('heading').first(),
    },
  ],
  moderation: [
    {
      in: 'page',
      names: `
        import { createClient as clientFor } from '@rookery/api-client';
        const client = clientFor({ baseUrl: 'https://example.social', accessToken: token });
        const place = { itemId: null, search: '', restore: false, hrefOf: section => '/' + section, onOpen: () => undefined };
      `,
      shows: page => page.getByText('Your role has nothing to do here.'),
    },
  ],
  store: [
    {
      in: 'page',
      names: `
        import { createClient as clientFor, timelinesOf } from '@rookery/api-client';
        const accessToken = token;
        const { items } = await timelinesOf(clientFor({ baseUrl: 'https://example.social', accessToken })).home();
        const statusId = items[0].id;
      `,
      shows: page => page.getByRole('button', { name: /likes$/ }),
    },
  ],
  compose: [{ in: 'page', names: 'const accessToken = token;', shows: page => page.getByRole('textbox').first() }],
  notifications: [{ in: 'page', names: 'const accessToken = token;', shows: page => page.getByRole('article').first() }],
  timeline: [
    {
      in: 'page',
      names: `const accessToken = token; const session = { id: 'mara' }; const isReturning = false;`,
      shows: page => page.getByRole('article').first(),
    },
    {
      in: 'page',
      names: 'const accessToken = token;',
      shows: page =>
        page
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Reply/ }),
    },
    { in: 'page', shows: page => page.getByRole('region', { name: 'Posts' }).getByRole('article').first() },
    {
      in: 'page',
      names: `
        import { createClient as clientFor, timelinesOf } from '@rookery/api-client';
        const { items } = await timelinesOf(clientFor({ baseUrl: 'https://example.social', accessToken: token })).public({ local: true });
      `,
      props: 'statuses={items}',
      shows: page => page.getByRole('article').first(),
    },
    { in: 'page' },
    { in: 'page', shows: page => page.locator('rookery-timeline').getByText('There are no posts here yet.') },
    {
      in: 'page',
      names: "const stored = null; const store = () => undefined; const everyTenth = { kind: 'tenth', placementAt: () => null };",
    },
  ],
  ui: [
    { in: 'page', shows: page => page.getByText('Mara Lindqvist') },
    { in: 'page', shows: page => page.getByRole('button', { name: 'Save' }) },
    {
      in: 'page',
      names: `
        const rows = Array.from({ length: 40 }, (_, index) => ({ key: String(index) }));
        const Row = ({ row }) => <p>Row {row.key}</p>;
        const anchor = undefined;
        const setAnchor = () => undefined;
      `,
      shows: page => page.getByText('Row 3', { exact: true }),
    },
  ],
};
