import type { Translation } from '@rookery/api-client';
import { anAttachment, aPoll, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { isTranslatable } from './translatable.js';
import { withTranslation } from './translated-status.js';

const none: Translation = {
  content: '',
  spoiler_text: '',
  language: null,
  detected_source_language: null,
  provider: null,
  poll: null,
  media_attachments: [],
};

describe('isTranslatable', () => {
  it.each([
    ['a post in another language', { language: 'de' }, true],
    ['a post in the language of the interface', { language: 'en' }, false],
    ['a post in a variant of that language', { language: 'en-GB' }, false],
    ['a post without a language', { language: null }, false],
    ['an unlisted post', { language: 'de', visibility: 'unlisted' }, true],
    ['a followers-only post', { language: 'de', visibility: 'private' }, false],
    ['a direct post', { language: 'de', visibility: 'direct' }, false],
    ['a post without text', { language: 'de', content: '' }, false],
    ['a poll without further text', { language: 'de', content: '', poll: aPoll() }, true],
  ] as const)('[STAT-01] %s', (_, fields, expected) => {
    expect(isTranslatable(aStatus(fields), 'en-US')).toBe(expected);
  });
});

describe('withTranslation', () => {
  const status = aStatus({
    language: 'de',
    content: '<p>Hallo</p>',
    spoiler_text: 'Vorsicht',
    poll: aPoll({ voted: true }),
    media_attachments: [anAttachment({ id: '1', description: 'Boot' }), anAttachment({ id: '2', description: 'Schwan' })],
    favourites_count: 7,
  });

  it('[STAT-01] replaces text, warning, poll options and descriptions, and nothing else', () => {
    const translated = withTranslation(
      status,
      {
        ...none,
        content: '<p>Hello</p>',
        spoiler_text: 'Careful',
        language: 'en',
        poll: { options: [{ title: 'A' }, { title: 'B' }] },
        media_attachments: [{ id: '2', description: 'Swan' }],
      },
      'en',
    );
    expect(translated).toMatchObject({ content: '<p>Hello</p>', spoiler_text: 'Careful', language: 'en', favourites_count: 7 });
    expect(translated.poll).toMatchObject({ voted: true, options: [{ title: 'A', votes_count: 6 }, { title: 'B' }] });
    expect(translated.media_attachments.map(({ description }) => description)).toEqual(['Boot', 'Swan']);
  });

  it('[STAT-01] keeps what the server did not translate', () => {
    expect(withTranslation(status, none, 'en')).toEqual({ ...status, language: 'en' });
    const other = { ...none, poll: { options: [{ title: 'A' }] } };
    expect(withTranslation(status, other, 'en').poll).toEqual(status.poll);
  });

  it('[STAT-01] adds no warning to a post without one', () => {
    expect(withTranslation(aStatus(), { ...none, spoiler_text: 'Boo' }, 'en').spoiler_text).toBe('');
  });
});
