import { anAccount, anAttachment, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { accountPreview, createPreviews, statusPreview, withPreview, type LinkPreview } from './link-preview.js';

const mara = anAccount({ acct: 'mara@tram.example', display_name: 'Mara Lind', note: '<p>Trams &amp; rails</p><p>Basel</p>' });
const picture = anAttachment({
  type: 'image',
  url: 'https://tram.example/1.png',
  preview_url: 'https://tram.example/1s.png',
  description: 'A tram',
});

describe('accountPreview', () => {
  it('has the name, the text and the avatar of a profile', () => {
    expect(accountPreview({ ...mara, avatar_static: 'https://tram.example/a.png' })).toMatchObject({
      title: 'Mara Lind (@mara@tram.example)',
      description: 'Trams & rails Basel',
      image: 'https://tram.example/a.png',
      type: 'profile',
      isListed: true,
    });
  });

  it('names an account without a name by its handle, and keeps search engines from one that asks for it', () => {
    expect(accountPreview({ ...mara, display_name: ' ', noindex: true })).toMatchObject({
      title: '@mara@tram.example',
      isListed: false,
    });
  });

  it('has none of a suspended account', () => {
    expect(accountPreview({ ...mara, suspended: true })).toBeNull();
  });

  it.each(['http://tram.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '', null])(
    'takes no picture from %s',
    address => {
      expect(accountPreview({ ...mara, avatar: address as string, avatar_static: address as string })?.image).toBeNull();
    },
  );
});

describe('statusPreview', () => {
  it('has the text and the first picture of a post', () => {
    const status = aStatus({
      account: mara,
      content: '<p>Line 8<br>is back</p><script>x</script>',
      media_attachments: [picture],
    });
    expect(statusPreview(status)).toMatchObject({
      title: 'Mara Lind (@mara@tram.example)',
      description: 'Line 8 is back',
      image: 'https://tram.example/1s.png',
      imageDescription: 'A tram',
      isLarge: true,
      type: 'article',
    });
  });

  it('cuts a long text to 300 characters, whole emoji among them', () => {
    const { description = '' } = statusPreview(aStatus({ account: mara, content: `<p>${'🚋'.repeat(400)}</p>` })) ?? {};
    expect(description).toBe(`${'🚋'.repeat(299)}…`);
  });

  it.each([
    [{ spoiler_text: 'Food', content: '<p>A secret</p>', media_attachments: [picture] }, 'Food'],
    [{ sensitive: true, content: '<p>A tram</p>', media_attachments: [picture] }, 'A tram'],
  ])('shows nothing from behind a warning: %j', (fields, description) => {
    expect(statusPreview(aStatus({ account: mara, ...fields }))).toMatchObject({ description, isLarge: false });
  });

  it.each(['private', 'direct', 'local', 'list', 'self', 'unknown'] as const)('has none of a post for %s', visibility => {
    expect(statusPreview({ ...aStatus({ account: mara }), visibility })).toBeNull();
  });

  it('is that of the post behind a reblog', () => {
    const reblog = aStatus({ account: anAccount({ acct: 'tobi' }), content: '<p>Mine</p>' });
    expect(statusPreview({ ...aStatus({ account: mara }), reblog })?.description).toBe('Mine');
  });
});

describe('withPreview', () => {
  const page = '<html><head><meta name="description" content="A client."><title>Trams</title></head><body></body></html>';
  const preview: LinkPreview = {
    title: '"><script>alert(1)</script> $&',
    description: "A $' tram",
    image: 'https://tram.example/?a=1&b="',
    imageDescription: 'A <tram>',
    isLarge: true,
    type: 'article',
    original: 'https://tram.example/@mara/1',
    object: 'https://tram.example/users/mara/statuses/1',
    isListed: false,
  };

  it('writes texts of strangers as texts', () => {
    const html = withPreview(page, preview, 'Trams');
    const title = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp;';
    expect(html).not.toContain('<script');
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    for (const tag of [
      `<title>${title} · Trams</title>`,
      '<meta name="description" content="A $\' tram">',
      `<meta property="og:title" content="${title}">`,
      '<meta property="og:image" content="https://tram.example/?a=1&amp;b=&quot;">',
      '<meta property="og:image:alt" content="A &lt;tram&gt;">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="robots" content="noindex, noarchive">',
      `<link rel="canonical" href="${preview.original}">`,
      `<link rel="alternate" type="application/activity+json" href="${preview.object}">`,
    ])
      expect(html).toContain(tag);
  });

  it('leaves out what is not there', () => {
    const html = withPreview(
      page,
      { ...preview, description: '', image: null, original: null, object: null, isListed: true },
      'Trams',
    );
    expect(html).not.toMatch(/og:image|og:description|name="description"|rel="|robots/);
  });
});

describe('createPreviews', () => {
  function aServer(answer: (path: string) => object | number | Promise<object>) {
    const asked: string[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const { pathname, search } = new URL(input as string);
      asked.push(pathname + search);
      const found = await answer(pathname);
      return typeof found === 'number' ? new Response('{}', { status: found }) : Response.json(found);
    };
    return { asked, previews: createPreviews('https://tram.example', { fetch, timeoutMs: 50 }) };
  }
  const wire = { id: '7', username: 'mara', acct: 'mara', display_name: 'Mara' };

  it.each([
    ['/@mara', '/api/v1/accounts/lookup?acct=mara'],
    ['/@mara@tram.example/media', '/api/v1/accounts/lookup?acct=mara%40tram.example'],
    ['/users/mara', '/api/v1/accounts/lookup?acct=mara'],
    ['/@mara/posts/114', '/api/v1/statuses/114'],
    ['/@mara/114', '/api/v1/statuses/114'],
    ['/notice/114', '/api/v1/statuses/114'],
    ['/@mara/events/114', '/api/v1/statuses/114'],
  ])('asks for %s by %s', async (path, request) => {
    const { asked, previews } = aServer(() => ({ ...wire, visibility: 'public', account: wire }));
    expect(await previews(path)).not.toBeNull();
    expect(asked).toEqual([request]);
  });

  it.each(['/', '/settings', '/search', '/@', '/%zz', '/@mara/posts/../../x', '/tags/trams', '/@mara/posts'])(
    'asks nothing for %s',
    async path => {
      const { asked, previews } = aServer(() => wire);
      expect(await previews(path)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('asks once for a page that many want at once, and keeps the answer', async () => {
    const { asked, previews } = aServer(() => wire);
    const all = await Promise.all([previews('/@mara'), previews('/@mara')]);
    expect(all[0]).toEqual(all[1]);
    await previews('/@mara');
    expect(asked).toHaveLength(1);
  });

  it.each([404, 500])('has none where the server answers %s', async status => {
    const { previews } = aServer(() => status);
    expect(await previews('/@mara/posts/114')).toBeNull();
  });

  it('does not wait long for a silent server, and asks it at most eight things at once', async () => {
    const { asked, previews } = aServer(() => new Promise<object>(() => undefined));
    const waiting = Array.from({ length: 12 }, (_, index) => previews(`/@mara/posts/${index}`));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
    expect(asked).toHaveLength(8);
  });
});
