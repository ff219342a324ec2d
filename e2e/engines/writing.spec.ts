import { join } from 'node:path';
import { button, expect, heading, link, posts, test, textbox, type Member } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const composer = { role: 'dialog', name: 'New post' };
const text = textbox('Text of the post');
const send = button('Post', composer);

async function openComposer(visitor: Visitor): Promise<void> {
  await visitor.sees(posts);
  await visitor.keys('n');
  await visitor.focusIsOn(text);
}

test('a post is written and sent by keys', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await openComposer(visitor);
  await visitor.window.type('Two trams, one harbour');
  await visitor.press(send);
  await visitor.seesNo(composer);
  await visitor.sees({ ...posts, text: /Two trams, one harbour/ });
});

test('a post is sent with a picture', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await openComposer(visitor);
  await visitor.window.type('The pier');
  await visitor.window.choose(
    'dialog input[type=file], [role=dialog] input[type=file]',
    join(import.meta.dirname, '../../docs/pictures/home-light.png'),
  );
  await visitor.sees(button('Describe picture 1', composer));
  await visitor.press(send);
  await visitor.seesNo(composer);
  await visitor.sees({ css: 'a.rk-picture', within: { ...posts, text: /The pier/ } });
});

test('a post is taken back before it is sent', async ({ enter }) => {
  const { visitor, send: ask } = await enter(0, '/', { undoSendSeconds: 30 });
  await openComposer(visitor);
  await visitor.window.type('Not like this');
  await visitor.press(send);
  await visitor.press(button('Undo'));
  await visitor.seesNo({ ...posts, text: /Not like this/ });
  const home = JSON.stringify(await ask('GET', '/api/v1/timelines/home?limit=5'));
  expect(home).not.toContain('Not like this');
});

test('a post is scheduled by keys alone', async ({ enter }) => {
  const { visitor, send: ask } = await enter(0, '/');
  await openComposer(visitor);
  await visitor.window.type('Later this month');
  await visitor.press(button('Schedule post', composer));
  const day = { role: 'spinbutton', name: /day/ };
  await visitor.focus({ role: 'spinbutton', name: /year/ });
  await visitor.keys('ArrowUp');
  await visitor.focus(day);
  await visitor.window.type('12');
  await visitor.focus(day);
  await visitor.keys('Backspace', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await visitor.sees(textbox('Text of the post'));
  await visitor.press(button('Schedule', composer));
  await expect.poll(async () => JSON.stringify(await ask('GET', '/api/v1/scheduled_statuses'))).toContain('Later this month');
});

const field = textbox('Type a message');

async function startChat({ visitor }: Member, name: string): Promise<void> {
  await visitor.write(textbox('Type a name'), name);
  await visitor.press(button(new RegExp(name)));
  await visitor.isAt(/\/chats\/(?!new)[^/?]+$/);
}

test('two people chat', async ({ enter }) => {
  const mara = await enter(0, '/chats/new');
  const idris = await enter('idris', '/chats');
  const { display_name } = await idris.send('GET', '/api/v1/accounts/verify_credentials');
  await startChat(mara, String(display_name));
  await mara.visitor.write(field, 'Is the stove lit?');
  await mara.visitor.keys('Enter');
  await idris.visitor.press(link(/Mara Lindqvist/));
  await idris.visitor.sees({ role: 'listitem', text: /Is the stove lit\?/ });
  await idris.visitor.write(field, 'Since noon');
  await idris.visitor.keys('Enter');
  await mara.visitor.sees({ role: 'listitem', text: /Since noon/ });
});

test('a picture opens in the viewer, which turns pages by keys and closes by Back', async ({ enter }) => {
  const { visitor } = await enter(0, '/');
  await visitor.sees(posts);
  await visitor.press({ css: '.rk-tile:first-child:not(:last-child) a.rk-picture' });
  await visitor.sees({ role: 'dialog', name: /^Media 1 of \d/ });
  await visitor.keys('ArrowRight');
  await visitor.sees({ role: 'dialog', name: /^Media 2 of \d/ });
  await visitor.back();
  await visitor.seesNo({ role: 'dialog' });
  await visitor.sees(heading('Home'));
});
