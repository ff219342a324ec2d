import type { StatusEdit } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { versionChanges } from './version-changes.js';

const version = (overrides: Partial<StatusEdit> = {}): StatusEdit => ({
  content: '<p>Tea at five</p>',
  spoiler_text: '',
  sensitive: false,
  created_at: '2026-11-20T12:00:00.000Z',
  media_attachments: [],
  poll: null,
  ...overrides,
});
const poll = (...titles: string[]) => ({ options: titles.map(title => ({ title })) });
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const changes = (after: Partial<StatusEdit>, before: Partial<StatusEdit> | null = {}) =>
  versionChanges(version(after), before === null ? null : version(before), textOf);
const boat = anAttachment({ id: '1', description: 'A boat' });
const swan = anAttachment({ id: '2', description: null });

describe('versionChanges', () => {
  it('shows the first version whole', () => {
    expect(changes({ spoiler_text: 'Tea', poll: poll('Black', 'Green'), sensitive: true }, null)).toEqual({
      warning: { text: 'Tea', differences: null },
      content: { text: 'Tea at five', differences: null },
      options: { text: 'Black\nGreen', differences: null },
      media: [],
      sensitive: null,
      isSame: false,
    });
    expect(changes({}, null)).toMatchObject({ warning: null, options: null });
  });

  it('finds no change between two equal versions', () => {
    const fields = { spoiler_text: 'Tea', poll: poll('Black', 'Green'), media_attachments: [boat, swan] };
    expect(changes(fields, fields)).toMatchObject({ isSame: true, media: [], sensitive: null });
    expect(changes({}, {})).toMatchObject({ isSame: true, warning: null, options: null });
  });

  it.each<[string, Partial<StatusEdit>, Partial<StatusEdit>]>([
    ['another text', { content: '<p>Tea at six</p>' }, {}],
    ['a new warning', { spoiler_text: 'Tea' }, {}],
    ['a removed warning', {}, { spoiler_text: 'Tea' }],
    ['a new poll', { poll: poll('Black') }, {}],
    ['a removed poll', {}, { poll: poll('Black') }],
    ['another option', { poll: poll('Black', 'Green') }, { poll: poll('Black', 'White') }],
    ['a new file', { media_attachments: [boat] }, {}],
    ['a removed file', {}, { media_attachments: [boat] }],
    ['a mark of media', { sensitive: true }, {}],
  ])('finds %s', (_, after, before) => {
    expect(changes(after, before).isSame).toBe(false);
  });

  it('compares warnings and options with those before', () => {
    const { warning, options } = changes({ spoiler_text: 'Tea', poll: poll('Black') }, {});
    expect(warning).toEqual({ text: 'Tea', differences: [{ kind: 'added', text: 'Tea' }] });
    expect(options).toEqual({ text: 'Black', differences: [{ kind: 'added', text: 'Black' }] });
    const removed = changes({}, { spoiler_text: 'Tea', poll: poll('Black') });
    expect(removed.warning?.differences).toEqual([{ kind: 'removed', text: 'Tea' }]);
    expect(removed.options?.differences).toEqual([{ kind: 'removed', text: 'Black' }]);
  });

  it('names new files, files with another description and removed ones, in this order', () => {
    const { media } = changes(
      { media_attachments: [swan, { ...boat, description: 'A red boat' }] },
      { media_attachments: [boat, anAttachment({ id: '3' })] },
    );
    expect(media.map(({ kind, attachment: { id } }) => `${kind} ${id}`)).toEqual(['added 2', 'described 1', 'removed 3']);
    expect(media[1]).toMatchObject({ description: { text: 'A red boat' } });
  });

  it('takes a missing description for an empty one', () => {
    const before = { media_attachments: [swan] };
    expect(changes({ media_attachments: [{ ...swan, description: '' }] }, before).media).toEqual([]);
    const [described] = changes({ media_attachments: [{ ...swan, description: 'A swan' }] }, before).media;
    expect(described).toMatchObject({ kind: 'described', description: { differences: [{ kind: 'added', text: 'A swan' }] } });
  });

  it('notices a mark of media, unless a warning marks them anyway', () => {
    const sensitive = (after: Partial<StatusEdit>, before: Partial<StatusEdit>) => changes(after, before).sensitive;
    expect(sensitive({ sensitive: true }, {})).toBe(true);
    expect(sensitive({}, { sensitive: true })).toBe(false);
    expect(sensitive({ sensitive: true }, { sensitive: true })).toBeNull();
    expect(sensitive({ sensitive: true, spoiler_text: 'Tea' }, {})).toBeNull();
    expect(sensitive({ sensitive: true, spoiler_text: 'Tea' }, { sensitive: true })).toBe(false);
  });
});
