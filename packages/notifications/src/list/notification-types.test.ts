import { describe, expect, it } from 'vitest';
import { isGroupedType, isInTab, notificationFilters, notificationTypes, postFormOf, typeQuery } from './notification-types.js';

const mastodon = { software: 'mastodon', notificationsIncludeTypes: true } as const;
const pleroma = { software: 'pleroma', notificationsIncludeTypes: true } as const;
const gotosocial = { software: 'gotosocial', notificationsIncludeTypes: false } as const;
const truth = { software: 'truth', notificationsIncludeTypes: false } as const;

describe('typeQuery', () => {
  it('asks Mastodon for everything, so that unknown types come too', () => {
    expect(typeQuery('all', mastodon)).toEqual({});
  });

  it('names every type to Pleroma, which lists some only then, but those of chats', () => {
    const { types = [] } = typeQuery('all', pleroma);
    expect(types).toEqual(expect.arrayContaining(['pleroma:report', 'pleroma:event_reminder', 'mention', 'move']));
    expect(types.filter(type => type.includes('chat'))).toEqual([]);
  });

  it('excludes the others where a server does not read the wanted types', () => {
    expect(typeQuery('all', truth)).toEqual({ exclude_types: ['pleroma:chat_mention'] });
    const { exclude_types = [], types } = typeQuery('mentions', gotosocial);
    expect(types).toBeUndefined();
    expect(exclude_types).toContain('pending.favourite');
    expect(exclude_types).not.toContain('pending.reply');
    expect(exclude_types).not.toContain('pleroma:report');
  });

  it('names only types of the server’s own family', () => {
    expect(typeQuery('reactions', mastodon)).toEqual({ types: ['reaction'] });
    expect(typeQuery('reactions', pleroma)).toEqual({ types: ['pleroma:emoji_reaction'] });
  });
});

describe('the types', () => {
  it('[HINT-02] are each in All and in at most one tab', () => {
    for (const type of Object.keys(notificationTypes)) {
      const tabs = notificationFilters.filter(tab => isInTab(type, tab));
      expect(tabs[0]).toBe('all');
      expect(tabs.length).toBeLessThanOrEqual(2);
    }
  });

  it('that nobody knows are in All, and show their post', () => {
    expect([isInTab('sung_about', 'all'), isInTab('sung_about', 'mentions'), isInTab('constructor', 'likes')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(postFormOf('sung_about')).toBe('whole');
  });
});

describe('the table of types', () => {
  it('[HINT-02] groups likes, reactions, reposts, follows and sign-ups', () => {
    expect(Object.keys(notificationTypes).filter(isGroupedType)).toEqual([
      'favourite',
      'pending.favourite',
      'pleroma:emoji_reaction',
      'emoji_reaction',
      'reaction',
      'reblog',
      'pending.reblog',
      'follow',
      'admin.sign_up',
    ]);
  });

  it('[HINT-02] shows posts that are new to the reader whole, and known ones as a line', () => {
    const typesWith = (form: string) => Object.keys(notificationTypes).filter(type => postFormOf(type) === form);
    expect(typesWith('whole')).toEqual(['mention', 'quote', 'pending.reply', 'status', 'update', 'quoted_update']);
    expect(typesWith('none')).toEqual(expect.arrayContaining(['follow', 'move', 'admin.report', 'user_approved']));
    expect(typesWith('')).toEqual([]);
  });
});
