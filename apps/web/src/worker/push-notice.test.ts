import { describe, expect, it } from 'vitest';
import { isOpenMessage, openedHref, pushNotice, pushScope, pushTag, readPush, sessionOfScope } from './push-notice.js';

const sent = (fields: object): string =>
  JSON.stringify({
    access_token: 'secret',
    notification_id: 12,
    notification_type: 'mention',
    title: 'You were mentioned by Tobi',
    body: 'The 06:12 is late',
    icon: 'https://tram.example/a.png',
    ...fields,
  });

describe('readPush', () => {
  it('reads a push', () => {
    expect(readPush(sent({}))).toEqual({
      id: '12',
      type: 'mention',
      title: 'You were mentioned by Tobi',
      body: 'The 06:12 is late',
      icon: 'https://tram.example/a.png',
    });
  });

  it.each(['', 'text', 'null', '[]', '7', '"x"', '{}', '{"title":7}', sent({ title: ' ' })])('takes nothing from %s', text => {
    expect(readPush(text)).toBeNull();
  });

  it.each(['http://tram.example/a.png', 'javascript:alert(1)', 7, null, `https://tram.example/${'a'.repeat(3_000)}`])(
    'takes no icon from %s',
    icon => {
      expect(readPush(sent({ icon }))?.icon).toBeNull();
    },
  );

  it('cuts long texts, and takes marks that turn the line around from them', () => {
    expect(readPush(sent({ title: 'a'.repeat(10_000) }))?.title).toHaveLength(300);
    expect(readPush(sent({ body: 'gro.elpmaxe\u202Emoc' }))?.body).not.toContain('\u202E');
  });
});

describe('pushNotice', () => {
  const like = (name: string) =>
    readPush(sent({ notification_id: name, notification_type: 'favourite', title: `${name} likes your post` }));

  it('shows each mention for itself', () => {
    const push = readPush(sent({}));
    expect(push && pushNotice(push, { id: '1', lines: ['Another'] })).toEqual({
      title: 'You were mentioned by Tobi',
      options: {
        tag: '12',
        body: 'The 06:12 is late',
        data: { id: '12', lines: ['You were mentioned by Tobi'] },
        icon: 'https://tram.example/a.png',
      },
    });
  });

  it('gathers likes, the newest first, at most five', () => {
    let data: unknown;
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const push = like(name);
      if (push === null) throw new Error('It must be readable.');
      expect(pushTag(push)).toBe('favourite');
      data = pushNotice(push, data).options.data;
    }
    expect(data).toEqual({ id: 'F', lines: ['F', 'E', 'D', 'C', 'B'].map(name => `${name} likes your post`) });
  });

  it('gathers all kinds without a sound in the quiet hours, and leads to the list', () => {
    const [mention, liked] = [readPush(sent({})), like('A')];
    if (mention === null || liked === null) throw new Error('They must be readable.');
    const first = pushNotice(mention, undefined, true);
    expect(first.options).toMatchObject({ tag: 'quiet', silent: true, body: 'The 06:12 is late', data: { id: '12' } });
    const second = pushNotice(liked, first.options.data, true);
    expect(second).toMatchObject({
      title: 'A likes your post',
      options: { tag: 'quiet', silent: true, body: 'You were mentioned by Tobi', data: { id: '' } },
    });
    expect(pushTag(liked, true)).toBe('quiet');
    expect(pushNotice(liked, undefined).options.silent).toBeUndefined();
  });

  it.each([null, undefined, 'x', {}, { lines: 'x' }, { lines: [7] }])('survives data %j', before => {
    const push = like('A');
    expect(push && pushNotice(push, before).options.data.lines).toEqual(['A likes your post']);
  });
});

describe('the worker of an account', () => {
  const base = 'https://app.example/social/';

  it.each(['mara@tram.example', 'a/b@x', 'ø@höst.example:3000'])('has a scope for %s', session => {
    expect(sessionOfScope(pushScope(base, session), base)).toBe(session);
  });

  it.each([base, `${base}push/`, `${base}push/a/b/`, `${base}push/%zz/`, 'https://other.example/push/a/'])(
    '%s is not one',
    scope => {
      expect(sessionOfScope(scope, base)).toBeNull();
    },
  );

  it('opens the page of a notification', () => {
    const href = openedHref('mara@tram.example', '12', 'n');
    expect(href).toBe('/notifications/opened?account=mara%40tram.example&id=12&nonce=n');
    expect(isOpenMessage({ type: 'rookery-open', href })).toBe(true);
  });

  it.each([null, 'x', {}, { type: 'rookery-open' }, { type: 'rookery-open', href: 7 }])('%j opens nothing', data => {
    expect(isOpenMessage(data)).toBe(false);
  });
});
