import { anAccount, aStatus } from '@rookery/api-client/testing';
import { expect, it, vi } from 'vitest';
import type { TimelineOptions } from './timeline-options.js';
import { withDefaults } from './with-defaults.js';

const open = vi.fn<(href: string) => void>();
const resolve = (options: TimelineOptions) => withDefaults(options, open);

it('offers nothing that the app gives no callback for', () => {
  const { onReply, onQuote, onMention, onOpenMedia, translatesTo, allowances } = resolve({ isSignedIn: true });
  expect([onReply, onQuote, onMention, onOpenMedia, translatesTo]).toEqual([null, null, null, null, null]);
  expect(allowances).toMatchObject({ pinned: [], muteConversation: false });
});

it('keeps what the app gives, null included', () => {
  const onReply = vi.fn();
  expect(resolve({ isSignedIn: false, onReply, onQuote: null, hasKeys: false })).toMatchObject({
    isSignedIn: false,
    onReply,
    onQuote: null,
    hasKeys: false,
  });
});

it('takes undefined for an absent option', () => {
  const resolved = resolve({ isSignedIn: true, storageScope: undefined, onOpenStatus: undefined, hrefs: undefined });
  expect(resolved.storageScope).toBe('visitor');
  expect(() => resolved.onOpenStatus(aStatus())).not.toThrow();
  expect(resolved.hrefs.tag('birds')).toBe('/tags/birds');
});

it('adds single links and settings to the default ones', () => {
  const { hrefs, settings } = resolve({
    isSignedIn: true,
    hrefs: { status: ({ id }) => `/posts/${id}` },
    settings: { tallRatio: 0.5 },
  });
  expect(hrefs.status(aStatus({ id: '7' }))).toBe('/posts/7');
  expect(hrefs.account(anAccount({ url: 'https://rookery.example/@mara' }))).toBe('https://rookery.example/@mara');
  expect(settings).toMatchObject({ tallRatio: 0.5, autoloadMore: true });
});

it('opens an account by its link', () => {
  resolve({ isSignedIn: true, hrefs: { account: ({ acct }) => `/@${acct}` } }).onOpenAccount(anAccount({ acct: 'mara' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('/@mara');
});
