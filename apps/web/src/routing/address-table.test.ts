import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressTarget } from './address-table.js';

describe('addressTarget', () => {
  it.each([
    ['/home', '/'],
    ['/web', '/'],
    ['/web/home', '/'],
    ['/web/timelines/home', '/'],
    ['/main/friends', '/'],
    ['/main/all', '/timeline/fediverse'],
    ['/public', '/timeline/fediverse'],
    ['/public/remote', '/timeline/fediverse'],
    ['/public/local', '/timeline/local'],
    ['/timelines/public', '/timeline/fediverse'],
    ['/timelines/public/local', '/timeline/local'],
    ['/timelines/tag/birds', '/tags/birds'],
    ['/timelines/list/12', '/list/12'],
    ['/timeline/home', '/'],
    ['/Bookmarks', '/bookmarks'],
    ['/favorites', '/favourites'],
    ['/lists/12', '/list/12'],
    ['/tag/birds', '/tags/birds'],
    ['/tag/%D8%B7%D9%8A%D9%88%D8%B1', '/tags/%D8%B7%D9%8A%D9%88%D8%B1'],
    ['/users/mara', '/@mara'],
    ['/users/ines@mar.example', '/@ines@mar.example'],
    ['/users/mara/followers', '/@mara/followers'],
    ['/users/mara/statuses/114', '/@mara/posts/114'],
    ['/@mara/114', '/@mara/posts/114'],
    ['/@ines@mar.example/114', '/@ines@mar.example/posts/114'],
    ['/@mara/statuses/01JD8ZQ5CK8XJ2', '/@mara/posts/01JD8ZQ5CK8XJ2'],
    ['/@mara/0193f0f8-7c1e-7aaa-8000-0123456789ab', '/@mara/posts/0193f0f8-7c1e-7aaa-8000-0123456789ab'],
    ['/@mara/1732200000.123456', '/@mara/posts/1732200000.123456'],
    ['/@mara/events/114', '/@mara/events/114'],
    ['/users/mara/events/114', '/@mara/events/114'],
    ['/web/@mara/114', '/@mara/posts/114'],
    ['/deck/@mara/with_replies', '/@mara/with_replies'],
    ['/deck/@mara/media', '/@mara/media'],
    ['/auth/sign_in', '/login'],
    ['/auth/sign_up', '/signup'],
    ['/invite/kqm3TQ', '/signup?invite=kqm3TQ'],
    ['/registration/a%2Fb', '/signup?invite=a%2Fb'],
    ['/invite', '/signup'],
    ['/preferences', '/settings'],
    ['/web/notifications', '/notifications'],
    ['/direct', '/chats'],
    ['/conversations', '/chats'],
    ['/web/conversations', '/chats'],
    ['/messages', '/chats'],
    ['/chats/7/media', '/chats'],
  ])('leads from %s to %s', (address, href) => {
    expect(addressTarget(address, '')).toEqual({ kind: 'page', href });
  });

  it.each(['/statuses/114', '/events/114', '/notice/114', '/notes/114', '/web/statuses/114', '/deck/statuses/114'])(
    'asks the server for the post of %s',
    address => {
      expect(addressTarget(address, '')).toEqual({ kind: 'status', statusId: '114' });
    },
  );

  it('asks the server for the account of /accounts/7', () => {
    expect(addressTarget('/accounts/7', '')).toEqual({ kind: 'account', accountId: '7' });
  });

  it('resolves the URL of /authorize_interaction', () => {
    const uri = 'https://tram.example/@tobi/1';
    expect(addressTarget('/authorize_interaction', `?uri=${encodeURIComponent(uri)}`)).toEqual({ kind: 'resolve', uri });
  });

  it.each([
    ['/authorize_interaction', '?uri=acct:tobi@tram.example'],
    ['/authorize_follow', '?acct=tobi@tram.example'],
    ['/ostatus_subscribe', '?acct=acct%3A%40tobi%40tram.example'],
  ])('leads from %s%s to the profile', (address, search) => {
    expect(addressTarget(address, search)).toEqual({ kind: 'page', href: '/@tobi@tram.example' });
  });

  it.each(['?uri=javascript:alert(1)', '?uri=', '?uri=two+words'])('finds nothing to open in %s', search => {
    expect(addressTarget('/authorize_interaction', search)).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['?text=Two+trams', 'Two trams'],
    ['?text=Two+trams&url=https%3A%2F%2Ftram.example', 'Two trams\nhttps://tram.example'],
    [
      '?title=Trams&text=Two+trams+https%3A%2F%2Ftram.example&url=https%3A%2F%2Ftram.example',
      'Trams\nTwo trams https://tram.example',
    ],
    ['?text=Same&url=Same', 'Same'],
    ['', ''],
  ])('reads the shared text of /share%s', (search, text) => {
    expect(addressTarget('/share', search)).toEqual({ kind: 'compose', text });
  });

  it.each(['/statuses/new', '/publish', '/compose', '/web/publish'])('starts a post at %s', address => {
    expect(addressTarget(address, '?text=Two+trams')).toEqual({ kind: 'compose', text: 'Two trams' });
  });

  it.each([
    '/nonsense',
    '/constructor',
    '/@',
    '/@mara/nonsense',
    '/@mara/114/nonsense',
    '/@a@b@c/114',
    '/users',
    '/users/a%2Fb',
    '/users/a%3Fb',
    '/timeline/nonsense',
    '/notice/nonsense',
    '/authorize_interaction',
    '/%E0%A4%A',
  ])('knows no page for %s', address => {
    expect(addressTarget(address, '')).toEqual({ kind: 'unknown' });
  });

  it('leads only to paths of this app, whatever the address is', () => {
    const segment = fc.oneof(
      fc.constantFrom('web', 'users', '@mara', '@', '..', '//tram.example', 'timelines', 'tag', 'lists', 'share', '%', '12'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.string(), (segments, search) => {
        const target = addressTarget(`/${segments.map(encodeURIComponent).join('/')}`, search);
        if (target.kind !== 'page') return;
        const url = new URL(target.href, 'https://app.test');
        expect(url.origin).toBe('https://app.test');
        expect(url.pathname).toBe(target.href.split('?')[0]);
      }),
    );
  });
});

describe('addresses of other clients', () => {
  it.each([
    ['/timelines/federated', '/timeline/fediverse'],
    ['/timelines/global', '/timeline/fediverse'],
    ['/timelines/fediverse', '/timeline/fediverse'],
    ['/timelines/local', '/timeline/local'],
    ['/timelines/tag', '/search'],
    ['/timelines/list', '/lists'],
    ['/main/public', '/timeline/fediverse'],
    ['/getting-started', '/'],
    ['/firehose', '/timeline/fediverse'],
    ['/hashtag/birds', '/tags/birds'],
    ['/user/mara', '/@mara'],
    ['/users/@mara', '/@mara'],
    ['/users/mara/114', '/@mara/posts/114'],
    ['/favourites', '/favourites'],
    ['/login', '/login'],
    ['/signin', '/login'],
    ['/sign_in', '/login'],
    ['/signup', '/signup'],
    ['/register', '/signup'],
    ['/suggestions', '/suggestions'],
    ['/settings/profile', '/settings'],
    ['/deck', '/'],
    ['/@mara/following', '/@mara/following'],
    ['/@mara/p/114', '/@mara/posts/114'],
    ['/@mara/notice/114', '/@mara/posts/114'],
  ])('%s leads to %s', (address, href) => {
    expect(addressTarget(address, '')).toEqual({ kind: 'page', href });
  });

  it('/search keeps the words', () => {
    expect(addressTarget('/web/search', '?q=night%20trains')).toEqual({ kind: 'page', href: '/search?q=night%20trains' });
    expect(addressTarget('/search', '')).toEqual({ kind: 'page', href: '/search?q=' });
  });

  it.each([
    ['/web/explore', '/explore'],
    ['/web/explore/tags', '/explore/tags'],
    ['/trends/statuses', '/explore/posts'],
    ['/trends/nonsense', '/explore'],
    ['/explore/suggestions', '/suggestions'],
    ['/directory', '/explore'],
  ])('[HINT-07] %s leads to the trends at %s', (address, href) => {
    expect(addressTarget(address, '')).toEqual({ kind: 'page', href });
  });

  it.each([
    '/users',
    '/users/ma%20ra',
    '/users/mara/favourites',
    '/@mara/lists',
    '/@mara/posts/none',
    '/@mara/media/114',
    '/timelines/nowhere',
    '/statuses/none',
    '/statuses/x%2F114',
    '/accounts/none',
    '/accounts/!7',
    '/constructor',
  ])('%s leads nowhere', address => {
    expect(addressTarget(address, '').kind).toBe('unknown');
  });

  it('compose from what was shared, each part once and trimmed', () => {
    const shared = (parameters: Record<string, string>) =>
      addressTarget('/share', `?${new URLSearchParams(parameters).toString()}`);
    expect(shared({ title: ' Trams ', text: 'At night', url: 'https://tram.example/1' })).toEqual({
      kind: 'compose',
      text: 'Trams\nAt night\nhttps://tram.example/1',
    });
    expect(shared({ text: 'Look: https://tram.example/1', url: 'https://tram.example/1' })).toMatchObject({
      text: 'Look: https://tram.example/1',
    });
    expect(shared({ title: 'Trams', text: 'Trams' })).toMatchObject({ text: 'Trams' });
    expect(shared({})).toMatchObject({ text: '' });
  });

  it('compose with hostile shared text as text, and nothing else of the address', () => {
    const text = '<script>alert(1)</script> \u202Etxt.exe javascript:alert(1)';
    const search = new URLSearchParams({
      text,
      url: 'javascript:alert(1)',
      visibility: 'public',
      in_reply_to: '1',
      redirect: '//evil.example',
    });
    search.append('text', 'a second text');
    expect(addressTarget('/share', `?${search.toString()}`)).toEqual({ kind: 'compose', text });
    const long = 'a'.repeat(200_000);
    expect(addressTarget('/share', `?text=${long}`)).toEqual({ kind: 'compose', text: long });
    expect(addressTarget('/share', '?text=%E0%A4%A')).toMatchObject({ kind: 'compose' });
    expect(addressTarget('/share', '?__proto__=1&constructor=2')).toEqual({ kind: 'compose', text: '' });
  });
});
