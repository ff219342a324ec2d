import { expect, it } from 'vitest';
import { accounts } from './account.js';
import { ads } from './ad.js';
import { announcements } from './announcement.js';
import { chatMessages } from './chat-message.js';
import { chats } from './chat.js';
import { conversations } from './conversation.js';
import { createDecoding, type Decoder, type Warning } from './decode.js';
import { customEmojis } from './emoji.js';
import { featuredTags } from './featured-tag.js';
import { filtersV1 } from './filter.js';
import { tags } from './hashtag.js';
import { lists } from './list.js';
import { mediaAttachments } from './media-attachment.js';
import { notificationRequests } from './notification-policy.js';
import { notifications } from './notification.js';
import { domainBlocks, familiarFollowers, relationships } from './relationship.js';
import { reports } from './report.js';
import { scheduledStatuses } from './scheduled-status.js';
import { serverLimits } from './server-limit.js';
import { statusEdits } from './status-edit.js';
import { statuses } from './status.js';
import { suggestions } from './suggestion.js';
import { trendingLinks } from './trending-link.js';

it.each<[string, Decoder<unknown[]>]>([
  ['Account', accounts],
  ['Ad', ads],
  ['Announcement', announcements],
  ['Chat', chats],
  ['ChatMessage', chatMessages],
  ['Conversation', conversations],
  ['CustomEmoji', customEmojis],
  ['DomainBlock', domainBlocks],
  ['FamiliarFollowers', familiarFollowers],
  ['FeaturedTag', featuredTags],
  ['Filter', filtersV1],
  ['List', lists],
  ['MediaAttachment', mediaAttachments],
  ['Notification', notifications],
  ['NotificationRequest', notificationRequests],
  ['Relationship', relationships],
  ['Report', reports],
  ['ScheduledStatus', scheduledStatuses],
  ['ServerLimit', serverLimits],
  ['Status', statuses],
  ['StatusEdit', statusEdits],
  ['Suggestion', suggestions],
  ['Tag', tags],
  ['TrendingLink', trendingLinks],
])('[API-07] a list of the entity %s warns by its name when it drops items', (entity, decode) => {
  const warnings: Warning[] = [];
  expect(
    decode(
      [null, [], true],
      createDecoding(warning => warnings.push(warning)),
    ),
  ).toEqual([]);
  expect(warnings).toEqual([{ entity, dropped: 3 }]);
});

it('[API-07] a list of announcements has at most a hundred', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ id: String(index + 1), content: '' }));
  expect(announcements(many, createDecoding())).toHaveLength(100);
});

it('an emoji has both of its pictures, or one for both', () => {
  const emoji = { shortcode: 'tram', url: 'https://a.test/tram.gif', static_url: 'https://a.test/tram.png' };
  const picturesOf = (fields: object) => customEmojis([fields], createDecoding()).map(({ url, static_url }) => [url, static_url]);
  expect(picturesOf(emoji)).toEqual([[emoji.url, emoji.static_url]]);
  expect(picturesOf({ ...emoji, url: null })).toEqual([[emoji.static_url, emoji.static_url]]);
  expect(picturesOf({ ...emoji, static_url: null })).toEqual([[emoji.url, emoji.url]]);
});
