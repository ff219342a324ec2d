import { describe, expect, it } from 'vitest';
import { createDecoding } from '../entities/decode.js';
import { parseInstance } from '../entities/instance.js';
import { detectFeatures, type FeatureName } from './features.js';

function has(feature: FeatureName, fields: object): boolean {
  const instance = parseInstance(fields, createDecoding());
  return instance !== null && detectFeatures(instance)[feature];
}
const mastodon = (version: string) => ({ version });
const pleroma = (version: string) => ({ version: `2.7.2 (compatible; Pleroma ${version})`, pleroma: {} });
const rebased = (version: string) => pleroma(`${version}+soapbox`);
const takahe = (version: string) => ({ version: `takahe/${version}` });
const snac = (version: string) => ({ version: `4.0.0 (not true; really snac/${version})` });
const gotosocial = (version: string) => ({ version, configuration: { accounts: { allow_custom_css: true } } });

it.each<[FeatureName, (version: string) => object, since: string, before: string]>([
  ['conversations', mastodon, '2.6.0', '2.5.9'],
  ['editStatuses', mastodon, '3.5.0', '3.4.9'],
  ['editHistory', mastodon, '3.5.0', '3.4.9'],
  ['editHistory', gotosocial, '0.18.0', '0.17.9'],
  ['mediaV2', mastodon, '3.1.3', '3.1.2'],
  ['familiarFollowers', mastodon, '3.5.0', '3.4.9'],
  ['muteDurations', mastodon, '3.3.0', '3.2.9'],
  ['muteDurations', gotosocial, '0.17.0', '0.16.9'],
  ['removeFollowers', mastodon, '3.5.0', '3.4.9'],
  ['reportCategories', mastodon, '3.5.0', '3.4.9'],
  ['reportLegal', mastodon, '4.2.0', '4.1.9'],
  ['reportRules', mastodon, '3.5.0', '3.4.9'],
  ['notificationsIncludeTypes', mastodon, '3.5.0', '3.4.9'],
  ['scheduledStatuses', mastodon, '2.7.0', '2.6.9'],
  ['suggestions', mastodon, '2.4.3', '2.4.2'],
  ['suggestionsV2', mastodon, '3.4.0', '3.3.9'],
  ['trends', mastodon, '3.0.0', '2.9.9'],
  ['accountEndorsements', mastodon, '4.4.0', '4.3.9'],
  ['announcementReactions', mastodon, '3.1.0', '3.0.9'],
  ['serverDocuments', mastodon, '4.0.0', '3.9.9'],
  ['serverLimits', mastodon, '4.0.0', '3.9.9'],
  ['avatarDescriptions', mastodon, '4.6.0', '4.5.9'],
  ['deleteProfileImages', mastodon, '4.2.0', '4.1.9'],
  ['featuredTags', mastodon, '3.3.0', '3.2.9'],
  ['followLanguages', mastodon, '4.0.0', '3.9.9'],
  ['followTags', mastodon, '4.0.0', '3.9.9'],
  ['followTags', gotosocial, '0.18.0', '0.17.9'],
  ['groupedNotifications', mastodon, '4.3.0', '4.2.9'],
  ['notificationPolicies', mastodon, '4.3.0', '4.2.9'],
  ['trendingLinks', mastodon, '3.5.0', '3.4.9'],
  ['trendingStatuses', mastodon, '3.5.0', '3.4.9'],
  ['reactionAccounts', pleroma, '2.0.0', '1.9.9'],
  ['chats', pleroma, '2.1.0', '2.0.9'],
  ['chatsV2', pleroma, '2.3.0', '2.2.9'],
  ['emojiReacts', pleroma, '2.0.0', '1.9.9'],
  ['explicitAddressing', pleroma, '1.0.0', '0.9.9'],
  ['notificationsIncludeTypes', pleroma, '2.4.50', '2.4.49'],
  ['remoteInteractions', pleroma, '2.4.50', '2.4.49'],
  ['quotePosts', rebased, '2.4.50', '2.4.49'],
  ['exposableReactions', takahe, '0.6.1', '0.6.0'],
  ['notificationsIncludeTypes', takahe, '0.6.2', '0.6.1'],
  ['editStatuses', gotosocial, '0.18.0', '0.17.9'],
  ['editStatuses', snac, '2.96', '2.95'],
  ['deleteStatuses', snac, '2.96', '2.95'],
  ['followTags', snac, '2.96', '2.95'],
  ['scheduledStatuses', gotosocial, '0.21.0', '0.20.0'],
  ['scheduledStatuses', gotosocial, '0.20.0-git', '0.19.0-git'],
])('[API-09] %s begins with its version', (feature, server, since, before) => {
  expect([has(feature, server(since)), has(feature, server(before))]).toEqual([true, false]);
});

it.each<[FeatureName, object]>([
  ['mediaV2', gotosocial('0.16.0')],
  ['deleteProfileImages', gotosocial('0.16.0')],
  ['pinStatuses', { version: '4.0.0 (not true; really snac/2.75)' }],
])('[API-09] %s is in every version of %j', (feature, server) => {
  expect(has(feature, server)).toBe(true);
});

describe('features that a server states', () => {
  it('[API-09] translations by the configuration and by declared features', () => {
    const declaring = (feature: string) => ({ version: '1', pleroma: { metadata: { features: [feature] } } });
    expect(has('translations', { version: '4.5.0' })).toBe(false);
    expect(has('translations', { version: '4.5.0', configuration: { translation: { enabled: true } } })).toBe(true);
    expect(has('translations', declaring('translation'))).toBe(true);
    expect(has('translationPaths', declaring('translation'))).toBe(false);
    expect(has('translations', declaring('akkoma:machine_translation'))).toBe(true);
    expect(has('translationPaths', declaring('akkoma:machine_translation'))).toBe(true);
  });

  it('[API-09] filters of one phrase on the Pleroma family and on old Mastodon', () => {
    expect(['2.4.2', '2.4.3', '3.5.0', '4.0.0'].map(version => has('filtersV1', { version }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(has('filtersV1', rebased('2.5.54'))).toBe(true);
    expect(has('filtersV1', gotosocial('0.20.0'))).toBe(false);
  });

  it('[API-09] filters with several words on Mastodon 4 and GoToSocial, on no other family', () => {
    expect(['3.5.0', '4.0.0'].map(version => has('filtersV2', { version }))).toEqual([false, true]);
    expect(['0.15.0', '0.16.0'].map(version => has('filtersV2', gotosocial(version)))).toEqual([false, true]);
    expect(has('filtersV2', rebased('2.5.54'))).toBe(false);
    expect(['4.3.9', '4.4.0'].map(version => has('filtersBlur', { version }))).toEqual([false, true]);
  });

  it('[API-09] versions of posts not by a server that edits without keeping them', () => {
    expect(has('editHistory', { version: '0.6.0', api_versions: { mastodon: 7 } })).toBe(false);
  });

  it('[API-09] quotes by the instance, by level 7 and by a declared feature', () => {
    const unknown = { version: 'other 1.0' };
    expect(has('quotePosts', unknown)).toBe(false);
    expect(has('quotePosts', { ...unknown, feature_quote: true })).toBe(true);
    expect([7, 6].map(level => has('quotePosts', { ...unknown, api_versions: { mastodon: level } }))).toEqual([true, false]);
    expect(has('quotePosts', { ...unknown, pleroma: { metadata: { features: ['quote_posting'] } } })).toBe(true);
  });

  it('[API-09] lists of quotes on Mastodon of level 7 and on Rebased', () => {
    const level = (mastodonLevel: number) => ({ api_versions: { mastodon: mastodonLevel } });
    expect(has('quotesList', { ...mastodon('4.5.0'), ...level(7) })).toBe(true);
    expect(has('quotesList', { ...mastodon('4.5.0'), ...level(6) })).toBe(false);
    expect(has('quotesList', { version: '0.10.0', ...level(7) })).toBe(false);
    expect([rebased('2.5.0'), pleroma('2.5.0')].map(server => has('quotesList', server))).toEqual([true, false]);
  });

  it('[API-09] reactions where at least one is allowed', () => {
    const allowed = (max_reactions: number) => ({ version: '4.0.0', configuration: { reactions: { max_reactions } } });
    expect([1, 0].map(count => has('emojiReacts', allowed(count)))).toEqual([true, false]);
  });

  it('[API-09] reactions with custom emoji where they are declared or counted', () => {
    const declared = { ...rebased('2.5.0'), pleroma: { metadata: { features: ['pleroma_custom_emoji_reactions'] } } };
    const counted = { version: '4.0.0', configuration: { reactions: { max_reactions: 1 } } };
    expect([declared, counted, pleroma('2.5.0')].map(server => has('customEmojiReacts', server))).toEqual([true, true, false]);
  });

  it('[API-09] pins of followers-only posts from Mastodon 3.5', () => {
    const servers = [mastodon('3.5.0'), mastodon('3.4.9'), rebased('2.5.0')];
    expect(servers.map(server => has('pinStatuses', server))).toEqual([true, true, true]);
    expect(servers.map(server => has('pinPrivateStatuses', server))).toEqual([true, false, false]);
  });

  it('[API-09] one reaction for each account on Rebased, the advertised number elsewhere', () => {
    const counted = { version: '4.0.0', configuration: { reactions: { max_reactions: 3 } } };
    const limits = [rebased('2.5.0'), pleroma('2.5.0'), counted].map(fields => {
      const instance = parseInstance(fields, createDecoding());
      return instance && detectFeatures(instance).reactionsPerAccount;
    });
    expect(limits).toEqual([1, Infinity, 3]);
  });

  it('[API-09] actions from other servers, but not on Truth Social and closed servers', () => {
    const closed = { ...rebased('2.5.0'), pleroma: { metadata: { federation: { enabled: false } } } };
    const truth = { version: '3.4.1 (compatible; TruthSocial 1.0.0)' };
    expect([mastodon('4.0.0'), truth, closed].map(server => has('remoteActions', server))).toEqual([true, false, false]);
  });

  it('[API-09] streaming where an address is named, but not on snac', () => {
    const urls = { configuration: { urls: { streaming: 'wss://a.test' } } };
    expect([mastodon('4.0.0'), { ...mastodon('4.0.0'), ...urls }].map(server => has('streaming', server))).toEqual([false, true]);
    expect(has('streaming', { version: '4.0.0 (not true; really snac/2.75)', ...urls })).toBe(false);
  });

  it('[API-09] federation unless it is turned off', () => {
    const federation = (enabled: boolean) => ({ ...pleroma('2.5.0'), pleroma: { metadata: { federation: { enabled } } } });
    expect([mastodon('4.0.0'), federation(true), federation(false)].map(server => has('federating', server))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
