import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDecoding } from '../entities/decode.js';
import { type Instance, parseInstance } from '../entities/instance.js';
import { detectFeatures, type FeatureName } from './features.js';

function instance(fields: object): Instance {
  const parsed = parseInstance(fields, createDecoding());
  if (parsed === null) throw new Error('The instance was not parsed.');
  return parsed;
}

const on = (fields: object): FeatureName[] =>
  (Object.entries(detectFeatures(instance(fields))) as [FeatureName, unknown][])
    .filter(([, value]) => value === true)
    .map(([name]) => name);

const REBASED = {
  version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)',
  pleroma: { metadata: { features: ['events', 'exposable_reactions', 'v2_suggestions', 'editing'] } },
};
const TRUTH = { version: '3.4.1 (compatible; TruthSocial 1.0.0)' };
const AKKOMA = { version: '2.7.2 (compatible; Akkoma 3.13.2)', pleroma: {} };

describe('detectFeatures', () => {
  it('[API-09] Mastodon 4, Akkoma, GoToSocial 0.18 and Hollo follow hashtags', () => {
    const follows = (fields: object): boolean => on(fields).includes('followTags');
    const gotosocial = { configuration: { accounts: { allow_custom_css: true } } };
    expect([{ version: '4.0.0' }, AKKOMA, { version: '0.18.0', ...gotosocial }].map(follows)).toEqual([true, true, true]);
    expect([{ version: '3.5.0' }, REBASED, TRUTH, { version: '0.17.3', ...gotosocial }].map(follows)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('[API-09] Rebased has deletable chats with media, reactions and events', () => {
    const features = on(REBASED);
    expect(features).toEqual(
      expect.arrayContaining([
        'chats',
        'chatsV2',
        'chatsMedia',
        'chatsDelete',
        'emojiReacts',
        'exposableReactions',
        'events',
        'quotePosts',
        'remoteTimeline',
        'suggestionsV2',
      ]),
    );
    for (const missing of ['chatAcceptance', 'reportChats', 'chatsReadReceipts', 'truthSuggestions', 'paginatedContext'])
      expect(features).not.toContain(missing);
    expect(detectFeatures(instance(REBASED)).scopes).toBe('read write follow push admin');
  });

  it('[API-09] Truth Social has chats with acceptance, receipts and reports, without media', () => {
    const features = on(TRUTH);
    expect(features).toEqual(
      expect.arrayContaining([
        'chats',
        'chatAcceptance',
        'chatsReadReceipts',
        'chatsDelete',
        'reportChats',
        'chatsExpiration',
        'truthSuggestions',
        'paginatedContext',
        'exposableReactions',
      ]),
    );
    for (const missing of ['chatsMedia', 'emojiReacts', 'customEmojiReacts', 'spoilers', 'privacyScopes'])
      expect(features).not.toContain(missing);
  });

  it('[API-09] Truth Social has attachments and reactions in chats where it advertises several attachments', () => {
    const later = (count: number) => on({ ...TRUTH, configuration: { chats: { max_media_attachments: count } } });
    expect(later(4)).toEqual(expect.arrayContaining(['chatsMedia', 'chatEmojiReactions']));
    for (const missing of ['chatsMedia', 'chatEmojiReactions']) expect(later(1)).not.toContain(missing);
    expect(on(REBASED)).not.toContain('chatEmojiReactions');
  });

  it.each([
    ['2.2.9', ['chats']],
    ['2.3.0', ['chats', 'chatsV2']],
  ])('[API-09] Pleroma %s has %s', (version, expected) => {
    const features = on({ version: `2.7.2 (compatible; Pleroma ${version})`, pleroma: {} });
    expect(features.filter(name => name === 'chats' || name === 'chatsV2' || name === 'chatsDelete')).toEqual(expected);
  });

  it('[API-09] Akkoma has reactions and quotes, but no chats', () => {
    const features = on(AKKOMA);
    expect(features).toEqual(expect.arrayContaining(['emojiReacts', 'quotePosts', 'remoteTimeline']));
    expect(features).not.toContain('chats');
  });

  it('[API-09] the features of Mastodon depend on its version', () => {
    for (const [version, at] of [
      ['3.4.9', false],
      ['3.5.0', true],
      ['3.5.0rc1', true],
      ['4.5.0-nightly.2025-07-11', true],
    ] as const) {
      expect([version, on({ version }).includes('editStatuses')]).toEqual([version, at]);
    }
    for (const [level, at] of [
      [6, false],
      [7, true],
    ] as const) {
      expect(on({ version: '4.5.2', api_versions: { mastodon: level } }).includes('quotePosts')).toBe(at);
    }
    expect(on({ version: '4.5.2' })).not.toContain('chats');
  });

  it('[API-09] Pleroma has chats since 2.1', () => {
    const pleroma = (version: string) => on({ version: `2.7.2 (compatible; Pleroma ${version})`, pleroma: {} });
    expect([pleroma('2.0.99').includes('chats'), pleroma('2.1.0').includes('chats')]).toEqual([false, true]);
    expect([pleroma('1.9.0').includes('emojiReacts'), pleroma('2.0.0').includes('emojiReacts')]).toEqual([false, true]);
  });

  it.each([
    ['mastodon', { version: '4.3.0+glitch' }],
    ['gotosocial', { version: '0.20.0-git', configuration: { accounts: { allow_custom_css: false } } }],
    ['gotosocial', { version: '4.2.1', configuration: { accounts: { allow_custom_css: true } } }],
    ['hollo', { version: '0.10.0', api_versions: { mastodon: 7 } }],
    ['snac', { version: '4.0.0 (not true; really snac/2.75)' }],
    ['takahe', { version: 'takahe/0.11.0' }],
    ['pixelfed', { version: '3.5.3 (compatible; Pixelfed 0.12.3)' }],
    ['other', { version: '4.2.1 (compatible; Iceshrimp.NET/2024.1-beta2.security3+e1d25a9231)' }],
    ['other', { version: 'who knows' }],
    ['other', {}],
  ] as const)('[API-09] recognises %s from %j', (software, fields) => {
    expect(detectFeatures(instance(fields)).software).toBe(software);
  });

  it.each([
    ['Mastodon since level 7', { version: '4.5.2', api_versions: { mastodon: 7 } }, true],
    ['Mastodon before', { version: '4.4.0', api_versions: { mastodon: 6 } }, false],
    ['Rebased', REBASED, true],
    ['GoToSocial', { version: '0.20.0', configuration: { accounts: { allow_custom_css: true } } }, false],
    ['Hollo', { version: '0.10.0', api_versions: { mastodon: 7 } }, false],
    ['snac', { version: '4.0.0 (not true; really snac/2.75)' }, false],
  ])('[API-09] knows whether %s lists the quotes of a post', (_name, fields, expected) => {
    expect(on(fields).includes('quotesList')).toBe(expected);
  });

  it('[API-09] Hollo has no scheduled statuses and snac has no streaming', () => {
    expect(on({ version: '0.10.0', api_versions: { mastodon: 7 } })).not.toContain('scheduledStatuses');
    expect(on({ version: '4.0.0 (not true; really snac/2.75)', urls: { streaming_api: 'wss://a.test' } })).not.toContain(
      'streaming',
    );
    expect(on({ version: '4.5.2', urls: { streaming_api: 'wss://a.test' } })).toEqual(
      expect.arrayContaining(['scheduledStatuses', 'streaming']),
    );
  });
});

describe('writing and people, by server family', () => {
  const families = {
    mastodon: { version: '4.5.2' },
    rebased: REBASED,
    gotosocial: { version: '0.20.0', configuration: { accounts: { allow_custom_css: true } } },
    hollo: { version: '0.10.0', api_versions: { mastodon: 7 } },
    snac: { version: '4.0.0 (not true; really snac/2.75)' },
  };

  it.each<[FeatureName, string[]]>([
    ['deleteStatuses', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['idempotencyKeys', ['mastodon', 'rebased', 'hollo']],
    ['lists', ['mastodon', 'rebased', 'gotosocial', 'hollo', 'snac']],
    ['listsOfAccount', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['listsOfAnyone', ['rebased']],
    ['listsRename', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['polls', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['scheduledStatuses', ['mastodon', 'rebased']],
    ['accountMutes', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['accountNotes', ['mastodon', 'rebased', 'gotosocial']],
    ['domainBlocks', ['mastodon', 'rebased']],
    ['endorsements', ['mastodon', 'rebased']],
    ['familiarFollowers', ['mastodon', 'rebased']],
    ['followSettings', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['idempotentRequests', ['rebased']],
    ['muteDurations', ['mastodon', 'rebased', 'gotosocial']],
    ['ownReports', ['gotosocial']],
    ['relationshipLists', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['removeFollowers', ['mastodon', 'rebased']],
    ['reports', ['mastodon', 'rebased', 'gotosocial', 'hollo']],
    ['reportCategories', ['mastodon', 'gotosocial']],
    ['reportLegal', ['mastodon']],
    ['reportNeedsStatuses', ['hollo']],
    ['reportRules', ['mastodon', 'rebased', 'gotosocial']],
  ])('[API-09] %s: %j', (feature, expected) => {
    const having = Object.entries(families).filter(([, fields]) => on(fields).includes(feature));
    expect(having.map(([name]) => name)).toEqual(expected);
  });
});

const RECORDED = resolve(process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../shared/fixtures'), 'recorded');

describe.skipIf(!existsSync(RECORDED))('detectFeatures, for recorded servers', () => {
  const known: Record<string, string> = {
    pleroma: 'pleroma',
    akkoma: 'pleroma',
    pixelfed: 'pixelfed',
    friendica: 'other',
    mitra: 'other',
    firefish: 'other',
    sharkey: 'other',
  };

  it.each(Object.entries(known))('[API-09] recognises %s as %s', (folder, software) => {
    const files = readdirSync(join(RECORDED, folder)).filter(file => file.startsWith('instance-v'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const wire = JSON.parse(readFileSync(join(RECORDED, folder, file), 'utf8')) as object;
      expect([file, detectFeatures(instance(wire)).software]).toEqual([file, software]);
    }
  });
});
