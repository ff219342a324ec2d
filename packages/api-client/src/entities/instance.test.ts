import { describe, expect, it } from 'vitest';
import { ads, rumbleAds } from './ad.js';
import { parseAccount } from './account.js';
import { parseChat } from './chat.js';
import { createDecoding } from './decode.js';
import { parseInstance, parseNodeInfoLink } from './instance.js';
import { parseMediaAttachment } from './media-attachment.js';
import { parsePreviewCard } from './preview-card.js';
import { parseSiteSettings } from './site-settings.js';

const decoding = createDecoding();

describe('parseAccount', () => {
  it.each([
    [{ acct: 'mara', url: 'https://A.test/@mara' }, 'mara@a.test'],
    [{ acct: 'mara@b.test', url: 'https://b.test/@mara' }, 'mara@b.test'],
    [{ acct: 'mara', url: '', uri: 'https://c.test/users/mara' }, 'mara@c.test'],
    [{ acct: 'mara', fqn: 'mara@d.test' }, 'mara@d.test'],
    [{ acct: 'mara' }, 'mara'],
  ])('[API-07] derives the full name from %j', (fields, fqn) => {
    expect(parseAccount({ id: '1', ...fields }, decoding)?.fqn).toBe(fqn);
  });

  it('[API-07] reads verification from Truth Social and from Pleroma tags', () => {
    const verified = (fields: object) => parseAccount({ id: '1', ...fields }, decoding)?.verified;
    expect([verified({ verified: true }), verified({ pleroma: { tags: ['verified'] } })]).toEqual([true, true]);
    expect([verified({ verified: 'yes' }), verified({ pleroma: { tags: ['other'] } }), verified({})]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[API-07] recognises staff in both dialects', () => {
    const staff = (fields: object) => {
      const account = parseAccount({ id: '1', ...fields }, decoding);
      return [account?.is_admin, account?.is_moderator];
    };
    expect(staff({ pleroma: { is_admin: true } })).toEqual([true, false]);
    expect(staff({ role: { id: '1', permissions: '1' } })).toEqual([true, false]);
    expect(staff({ role: { id: '2', permissions: '1040' } })).toEqual([false, true]);
    expect(staff({ role: { id: '3', permissions: 'all' } })).toEqual([false, false]);
  });

  it('[API-07] reads the field names of suggestion carousels', () => {
    expect(parseAccount({ account_id: '4', account_avatar: 'https://a.test/a.png', acct: 'bo' }, decoding)).toMatchObject({
      id: '4',
      avatar: 'https://a.test/a.png',
    });
  });
});

describe('parseMediaAttachment', () => {
  const parse = (fields: object) => parseMediaAttachment({ id: '1', ...fields }, decoding);

  it('[API-07] treats an unsupported type as unknown', () => {
    expect([parse({ type: 'hologram' })?.type, parse({ type: 'gifv' })?.type]).toEqual(['unknown', 'gifv']);
  });

  it('[API-07] falls back to the preview URL, then to the remote URL', () => {
    expect(parse({ url: null, preview_url: 'https://a.test/p' })?.url).toBe('https://a.test/p');
    expect(parse({ url: '', remote_url: 'https://a.test/r' })?.url).toBe('https://a.test/r');
    expect(parse({})?.url).toBeNull();
  });

  it('[API-07] keeps a blurhash only if its length matches its components', () => {
    const hash = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';
    expect(
      [parse({ blurhash: hash }), parse({ blurhash: `${hash}x` }), parse({ blurhash: hash.slice(1) })].map(
        media => media?.blurhash,
      ),
    ).toEqual([hash, null, null]);
  });

  it('[API-07] reads sizes of every dialect and drops invalid ones', () => {
    const size = (meta: unknown) => parse({ meta })?.meta?.original;
    expect(size({ original: { width: 4, height: '2' } })).toEqual({ width: 4, height: 2, aspect: 2 });
    expect(size({ original: { size: '640x480' } })).toMatchObject({ width: 640, height: 480 });
    expect(size({ width: 10, height: 5 })).toMatchObject({ width: 10, height: 5 });
    expect(size({ original: { size: '0x0', width: -4 } })).toEqual({ width: null, height: null, aspect: null });
    expect(parse({ meta: { focus: { x: 4, y: 'left' } } })?.meta?.focus).toEqual({ x: 1, y: 0 });
    expect(parse({ meta: { original: { duration: 12.5 } } })?.meta?.duration).toBe(12.5);
    const duration = (seconds: unknown) => parse({ meta: { original: { duration: seconds } } })?.meta?.duration;
    expect([10_000_000, 10_000_001, 0, -1, '1e999'].map(duration)).toEqual([10_000_000, null, null, null, null]);
    expect(parse({ meta: 'none' })?.meta).toBeNull();
  });
});

describe('parsePreviewCard', () => {
  it("[API-07] falls back to the host as provider and reads Pleroma's opengraph block", () => {
    expect(
      parsePreviewCard(
        { url: 'https://b.test/x', pleroma: { opengraph: { width: '30', thumbnail_url: 'https://b.test/t' } } },
        decoding,
      ),
    ).toMatchObject({
      provider_name: 'b.test',
      width: 30,
      image: 'https://b.test/t',
      type: 'link',
    });
    expect(parsePreviewCard({ title: 'nothing to open' }, decoding)).toBeNull();
  });
});

describe('parseChat', () => {
  it('[API-02] treats a chat without an acceptance field as accepted', () => {
    const chat = parseChat({ id: 7, account: { id: '2' }, last_message: { id: '1', content: null } }, decoding);
    expect(chat).toMatchObject({ id: '7', accepted: true, last_message: { chat_id: '7', content: '', media_attachments: [] } });
    expect(parseChat({ id: '7', accepted: false }, decoding)?.accepted).toBe(false);
  });
});

describe('ads', () => {
  it('[API-07] of every provider parse into one shape; ads without a card are dropped', () => {
    const card = { url: 'https://b.test', title: 'B' };
    expect(ads([{ card, expires: '2026-11-20T12:00:00Z', reason: 'r' }, { impression: 'x' }], decoding)).toMatchObject([
      { card, expires_at: '2026-11-20T12:00:00Z', reason: 'r', impression: null },
    ]);
    expect(
      rumbleAds(
        [
          { type: 1, click: 'https://b.test', asset: 'https://b.test/i', expires: 1_700_000_000 },
          { type: 2, click: 'https://b.test', expires: 1e300 },
        ],
        decoding,
      ),
    ).toMatchObject([
      { card: { type: 'link', image: 'https://b.test/i' }, expires_at: '2023-11-14T22:13:20.000Z' },
      { card: { type: 'rich' }, expires_at: null },
    ]);
  });
});

describe('parseSiteSettings', () => {
  it('[API-07] reads the ad algorithm in both spellings', () => {
    const algorithm = (extension: object) => parseSiteSettings({ extensions: { ads: extension } }, decoding).ads.algorithm;
    expect(algorithm({ algorithm: ['abovefold', { range: [2, 6] }] })).toEqual({ name: 'abovefold', options: { range: [2, 6] } });
    expect(algorithm({ interval: 20 })).toEqual({ name: 'linear', options: { interval: 20 } });
    expect(algorithm({ algorithm: 'linear' })).toBeNull();
  });

  it('[API-07] disables ads for an unknown provider and unless they are enabled', () => {
    const { ads: settings } = parseSiteSettings({ extensions: { ads: { enabled: 'yes', provider: 'acme' } } }, decoding);
    expect([settings.isEnabled, settings.provider]).toEqual([false, null]);
    expect(parseSiteSettings(null, decoding).ads.provider).toBe('soapbox');
  });

  it('[API-07] keeps promo items that have a URL', () => {
    const { promoItems } = parseSiteSettings(
      { promoPanel: { items: [{ text: 'A', url: 'https://a.test', textLocales: { ar: 'أ', x: 1 } }, { text: 'B' }] } },
      decoding,
    );
    expect(promoItems).toEqual([{ icon: '', text: 'A', url: 'https://a.test', textLocales: new Map([['ar', 'أ']]) }]);
  });
});

describe('parseInstance', () => {
  it('[API-09] reserves 23 characters for a URL, none on Pleroma, unless the server says otherwise', () => {
    const reserved = (wire: object) =>
      parseInstance({ domain: 'a.test', ...wire }, decoding)?.configuration.statuses.characters_reserved_per_url;
    const says = (characters_reserved_per_url: number) => ({ configuration: { statuses: { characters_reserved_per_url } } });
    expect([reserved({}), reserved({ pleroma: {} }), reserved({ pleroma: {}, ...says(23) }), reserved(says(0))]).toEqual([
      23, 0, 23, 0,
    ]);
  });

  it('[API-07] parses both versions into one shape', () => {
    const second = parseInstance(
      {
        domain: 'a.test',
        thumbnail: { url: 'https://a.test/t' },
        contact: { email: 'x@a.test', account: { id: '1', acct: 'mara' } },
        registrations: { enabled: true, approval_required: true, message: '<p>Hi</p>' },
        usage: { users: { active_month: 5 } },
        configuration: { urls: { streaming: 'wss://a.test' }, vapid: { public_key: 'k' } },
        api_versions: JSON.parse('{"mastodon": 7, "__proto__": 3}') as unknown,
      },
      decoding,
    );
    expect(second).toMatchObject({
      thumbnail_url: 'https://a.test/t',
      email: 'x@a.test',
      contact_account: { acct: 'mara' },
      registrations: { enabled: true, approval_required: true, message: '<p>Hi</p>' },
      stats: { active_month: 5 },
      streaming_url: 'wss://a.test',
      vapid_public_key: 'k',
    });
    expect(second?.api_versions['mastodon']).toBe(7);
  });

  it('[API-07] finds the newest NodeInfo document', () => {
    const link = (version: string) => ({
      rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
      href: `https://a.test/nodeinfo/${version}`,
    });
    expect(parseNodeInfoLink({ links: [link('2.0'), link('2.1'), { rel: 'other', href: 'https://evil.test' }] }, decoding)).toBe(
      'https://a.test/nodeinfo/2.1',
    );
    expect(parseNodeInfoLink({ links: 'none' }, decoding)).toBeNull();
  });
});
