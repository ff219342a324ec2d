import { signInAs } from '../../tools/interop/sign-in.ts';
import { serveExamples } from '../example-pages.ts';
import { serverOriginOf } from '../places.ts';
import { button, expect, test as base, textbox } from './fixtures.ts';

const test = base.extend<{ examples: string }>({
  examples: async ({ app }, provide) => {
    const { origin, close } = await serveExamples(serverOriginOf(app));
    await provide(origin);
    close();
  },
});

test('<rookery-timeline> shows its posts on a static page', async ({ visitor, app, examples }) => {
  await visitor.window.open(`${examples}/timeline-element/?${new URLSearchParams({ server: serverOriginOf(app) }).toString()}`);
  await visitor.sees({ role: 'article', within: { css: '#box' } });
  await expect.poll(async () => (await visitor.look({ role: 'article', within: { css: '#arabic' } })).count).toBe(3);
});

test('<rookery-chats> sends a message on a static page', async ({ visitor, app, examples }) => {
  const server = serverOriginOf(app);
  const query = new URLSearchParams({
    server,
    english: (await signInAs(server, 0)).token,
    arabic: (await signInAs(server, 1)).token,
  });
  await visitor.window.open(`${examples}/chats-element/?${query.toString()}`);
  const english = { css: '#english' };
  const chats = { role: 'region', name: 'Chats', within: english };
  await visitor.press({ role: 'button', within: { role: 'listitem', within: chats } });
  await visitor.write(textbox('Type a message', english), 'From an element');
  await visitor.keys('Enter');
  await visitor.sees({ css: '*', text: 'From an element', within: english });
  await expect.poll(async () => (await visitor.look(textbox('Type a message', english))).first?.value).toBe('');
  await visitor.sees(button(/./, { css: '#arabic' }));
});
