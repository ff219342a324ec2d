import { describe, expect, it } from 'vitest';
import { ads } from './ad.js';
import { announcements } from './announcement.js';
import { parseChatMessage } from './chat-message.js';
import { createDecoding, text } from './decode.js';
import { parseTag } from './hashtag.js';
import { parseInstance, parseNodeInfo } from './instance.js';
import { parseMarkers } from './marker.js';
import { parseMediaAttachment } from './media-attachment.js';
import { parseScheduledStatus } from './scheduled-status.js';
import { parseSiteSettings } from './site-settings.js';
import { parseStatus } from './status.js';

const decoding = createDecoding();

describe('a marker', () => {
  const timeOf = (updated_at: unknown) => parseMarkers({ home: { last_read_id: '1', updated_at } }, decoding).home?.updated_at;

  it('has its time as text or in Unix seconds', () => {
    expect(timeOf('2026-11-20T12:00:00.000Z')).toBe('2026-11-20T12:00:00.000Z');
    expect([timeOf(0), timeOf('1763640000')]).toEqual(['1970-01-01T00:00:00.000Z', '2025-11-20T12:00:00.000Z']);
  });

  it.each([8.64e12 + 1, -8.64e12 - 1, 1e13, 'soon'])('has no time at %s', seconds => {
    expect(timeOf(seconds) ?? null).toBeNull();
  });

  it('names a post, and is left out without one', () => {
    expect(parseMarkers({ home: { last_read_id: '' }, notifications: 'x', other: { last_read_id: '1' } }, decoding)).toEqual({});
  });

  it('counts what is unread where the server counts', () => {
    const markers = parseMarkers(
      { home: { last_read_id: '1', pleroma: { unread_count: 3 } }, notifications: { last_read_id: '2' } },
      decoding,
    );
    expect([markers.home?.unread_count, markers.notifications?.unread_count]).toEqual([3, null]);
  });
});

describe('a hashtag', () => {
  it('has a name without its sign, and is none without a name', () => {
    expect(['trams', '#trams', '##trams'].map(name => parseTag(name, decoding)?.name)).toEqual(['trams', 'trams', 'trams']);
    expect(['', '#', { url: '/tags/' }].map(value => parseTag(value, decoding))).toEqual([null, null, null]);
    expect(parseTag('a#b', decoding)?.name).toBe('a#b');
  });
});

describe('a chat message', () => {
  const file = { id: '4', type: 'image', url: 'https://a.test/1.png' };

  it('has an id', () => {
    expect(parseChatMessage({ content: 'Hello' }, decoding)).toBeNull();
  });

  it('has its one file as a list, unless it has a list', () => {
    expect(parseChatMessage({ id: '5', attachment: file }, decoding)?.media_attachments).toMatchObject([{ id: '4' }]);
    const both = { id: '5', attachment: file, media_attachments: [{ ...file, id: '6' }] };
    expect(parseChatMessage(both, decoding)?.media_attachments).toMatchObject([{ id: '6' }]);
    expect(parseChatMessage({ id: '5' }, decoding)?.media_attachments).toEqual([]);
  });
});

it('an instance of Pleroma or its forks says so', () => {
  expect(parseInstance({ domain: 'a.test', pleroma: {} }, decoding)?.isPleroma).toBe(true);
  expect(parseInstance({ domain: 'a.test', pleroma: true }, decoding)?.isPleroma).toBe(false);
});

it('ads are dropped without a card', () => {
  expect(ads([null, {}, 'ad'], decoding)).toEqual([]);
});

describe('a status', () => {
  it.each(['public', 'unlisted', 'private', 'direct', 'local', 'list', 'self', 'mutuals_only'])(
    'keeps its visibility %s',
    visibility => {
      expect(parseStatus({ id: '1', visibility }, decoding)?.visibility).toBe(visibility);
    },
  );
});

describe('a scheduled status', () => {
  const scheduled = (fields: object) =>
    parseScheduledStatus({ id: '1', scheduled_at: '2026-11-20T12:00:00.000Z', ...fields }, decoding);

  it('has an id and a time', () => {
    expect([scheduled({ id: '' }), scheduled({ scheduled_at: null })]).toEqual([null, null]);
    expect(scheduled({})).toMatchObject({ id: '1', scheduled_at: '2026-11-20T12:00:00.000Z' });
  });

  it('is no direct message where its visibility is not known', () => {
    expect(scheduled({ params: { visibility: 'private' } })?.params.visibility).toBe('private');
    expect(scheduled({ params: { visibility: 'circle' } })?.params.visibility).toBe('unknown');
    expect(scheduled({ params: { visibility: 'local' } })?.params.visibility).toBe('local');
  });
});

describe('the size of a file', () => {
  const metaOf = (original: object) =>
    parseMediaAttachment({ id: '1', type: 'image', url: 'https://a.test/1.png', meta: { original } }, decoding)?.meta?.original;

  it('is positive, as numbers or in one text', () => {
    expect(metaOf({ width: 1, height: 2 })).toMatchObject({ width: 1, height: 2, aspect: 0.5 });
    expect(metaOf({ size: '640x480' })).toMatchObject({ width: 640, height: 480 });
    expect(metaOf({ width: 0, height: -1, aspect: 0.5 })).toMatchObject({ width: null, height: null, aspect: 0.5 });
  });
});

describe('text', () => {
  it('is cut at its limit, and not within a character', () => {
    expect([text(3)('abc', decoding), text(3)('abcd', decoding)]).toEqual(['abc', 'abc']);
    expect([text(3)('ab🚋', decoding), text(4)('ab🚋', decoding)]).toEqual(['ab', 'ab🚋']);
    // A text within the limit stays as it is.
    expect(text(3)('ab\ud83d', decoding)).toBe('ab\ud83d');
  });

  it('may be a number, and else is empty', () => {
    expect([text(3)(7, decoding), text(3)(null, decoding), text(3)({}, decoding)]).toEqual(['7', '', '']);
  });
});

describe('an announcement', () => {
  it('has the tags that have a name', () => {
    const tags = [{ name: 'trams', url: 'https://a.test/tags/trams' }, { name: '' }, null];
    expect(announcements([{ id: '1', content: '<p>Hi</p>', tags }], decoding)[0]?.tags).toMatchObject([{ name: 'trams' }]);
  });
});

describe('node information', () => {
  it('names the software in small letters', () => {
    expect(parseNodeInfo({ software: { name: 'Rookery', version: '1.0' } }, decoding)?.software.name).toBe('rookery');
  });
});

describe('the settings of a site', () => {
  it('switch on what most sites have', () => {
    const settings = parseSiteSettings({}, decoding);
    expect(settings).toMatchObject({ displayCta: true, feedInjection: true, authenticatedProfile: true, mediaPreview: false });
  });

  it('offer six reactions where the site chooses none', () => {
    expect(parseSiteSettings({}, decoding).allowedEmoji).toEqual(['👍', '❤️', '😆', '😮', '😢', '😩']);
    expect(parseSiteSettings({ allowedEmoji: ['🚋'] }, decoding).allowedEmoji).toEqual(['🚋']);
  });

  it('show whole handles only where the site says so', () => {
    const shows = (displayFqn: unknown) => parseSiteSettings({ displayFqn }, decoding).displayFqn;
    expect([shows(true), shows(false), shows('yes'), shows(undefined)]).toEqual([true, false, null, null]);
  });

  it('name the color of the site', () => {
    expect(parseSiteSettings({ accentColor: '#0482d8' }, decoding).accentColor).toBe('#0482d8');
  });

  it('name the place that ads come from', () => {
    const ads = { enabled: true, endpoint: 'https://ads.test/' };
    expect(parseSiteSettings({ extensions: { ads } }, decoding).ads).toMatchObject({
      isEnabled: true,
      endpoint: 'https://ads.test/',
    });
  });
});

describe('what a filter of the reader does', () => {
  const actionOf = (filter_action: unknown) =>
    parseStatus({ id: '1', filtered: [{ filter: { id: '2', filter_action } }] }, decoding)?.filtered[0]?.filter.filter_action;

  it.each(['warn', 'hide', 'blur'])('is kept: %s', action => {
    expect(actionOf(action)).toBe(action);
  });

  it('is a warning where it is not known', () => {
    expect([actionOf('explode'), actionOf(undefined)]).toEqual(['warn', 'warn']);
  });
});

describe('whether the reader may quote a status', () => {
  const approvalOf = (current_user: unknown) =>
    parseStatus({ id: '1', quote_approval: { current_user } }, decoding)?.quote_approval?.current_user;

  it.each(['automatic', 'manual', 'denied', 'unknown'])('is kept: %s', approval => {
    expect(approvalOf(approval)).toBe(approval);
  });

  it('is not known where the server says something new', () => {
    expect(approvalOf('perhaps')).toBe('unknown');
  });
});

it.each([
  [{ state: 'deleted' }, 'deleted'],
  [{ quoted_status: { id: '2' } }, 'accepted'],
  [{ quoted_status_id: '2' }, 'accepted'],
])('a quote without its status is known by one field: %o', (quote, state) => {
  expect(parseStatus({ id: '1', quote }, decoding)?.quote?.state).toBe(state);
});
