import type { Status } from '@rookery/api-client';
import { anAccount, anAttachment, aStatus, anEvent } from '@rookery/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import type { FeedCallbacks, StatusActions, StatusCommandId } from './command-context.js';
import { statusPermissions } from './status-command-rules.js';
import { statusCommands } from './status-commands.js';

interface Setup {
  status?: Partial<Status>;
  app?: Partial<FeedCallbacks>;
  actions?: StatusActions;
  isFocused?: boolean;
  isMediaCovered?: boolean;
}

function commandsFor({ status, app, actions = {}, isFocused = false, isMediaCovered = false }: Setup = {}) {
  const row = {
    isTextOpen: false,
    element: () => null,
    isMediaCovered,
    setTextOpen: vi.fn(),
    setMediaCovered: vi.fn(),
    showMediaInPlace: vi.fn(),
  };
  const callbacks: FeedCallbacks = {
    isSignedIn: true,
    allowances: { pinned: ['public', 'unlisted'], muteConversation: true, directMessage: true, remoteReactions: false },
    onSignInNeeded: vi.fn(),
    onOpenStatus: vi.fn(),
    onOpenAccount: vi.fn(),
    onReply: vi.fn(),
    onQuote: vi.fn(),
    onEdit: vi.fn(),
    onRedraft: vi.fn(),
    onDelete: vi.fn(),
    onMention: vi.fn(),
    onMute: vi.fn(),
    onBlock: vi.fn(),
    onReport: vi.fn(),
    onReact: vi.fn(),
    onOpenMedia: vi.fn(),
    ...app,
  };
  const subject = { status: aStatus(status), isFocused, ownAccountId: '100', originalUrl: 'https://rookery.test/1', row };
  return { commands: statusCommands(subject, { app: callbacks, actions }), app: callbacks, row };
}

const members: StatusCommandId[] = ['reply', 'quote', 'mention', 'react', 'reblog', 'favourite', 'bookmark'];
const picture = anAttachment({ type: 'image' });

const owls = { name: '🦉', count: 2, me: false, url: null, static_url: null };

describe('[STAT-06] toggleReaction', () => {
  it('adds the reaction of the reader, and removes it', () => {
    const react = vi.fn();
    const { commands } = commandsFor({ status: { id: '7' }, actions: { react } });
    expect(commands.toggleReaction(owls)).toBe(true);
    expect(react).toHaveBeenLastCalledWith('7', owls, true);
    commands.toggleReaction({ ...owls, me: true });
    expect(react).toHaveBeenLastCalledWith('7', expect.objectContaining({ name: '🦉' }), false);
  });

  it('asks a visitor to sign in', () => {
    const react = vi.fn();
    const { commands, app } = commandsFor({ app: { isSignedIn: false }, actions: { react } });
    expect(commands.toggleReaction(owls)).toBe(true);
    expect(app.onSignInNeeded).toHaveBeenCalledOnce();
    expect(react).not.toHaveBeenCalled();
  });

  it('does nothing where the server has no reactions', () => {
    const react = vi.fn();
    expect(commandsFor({ app: { onReact: null }, actions: { react } }).commands.toggleReaction(owls)).toBe(false);
    expect(react).not.toHaveBeenCalled();
  });

  it('does not join a custom emoji of another server where the server refuses it', () => {
    const heron = { name: 'heron@marsh.test', count: 1, me: false, url: 'https://marsh.test/heron.png', static_url: null };
    const react = vi.fn();
    const { commands } = commandsFor({ status: { id: '7' }, actions: { react } });
    expect(commands.canToggle(heron)).toBe(false);
    expect(commands.toggleReaction(heron)).toBe(false);
    expect(commands.toggleReaction({ ...heron, me: true })).toBe(true);
    expect(react).toHaveBeenCalledExactlyOnceWith('7', expect.anything(), false);
  });

  it('does nothing on a post under review', () => {
    expect(commandsFor({ status: { visibility: 'self' } }).commands.toggleReaction(owls)).toBe(false);
  });
});

describe('statusPermissions', () => {
  it('permits nothing on a post under review', () => {
    expect(Object.values(statusPermissions(aStatus({ visibility: 'self' }), '100'))).not.toContain(true);
  });

  it.each([
    ['public', true, true],
    ['unlisted', true, true],
    ['local', true, true],
    ['private', false, false],
    ['mutuals_only', false, false],
    ['direct', false, false],
    ['unknown', false, false],
  ] as const)('lets a %s post be reblogged: %s, and quoted: %s', (visibility, reblog, quote) => {
    const others = { reply: true, favourite: true, react: true, bookmark: true };
    expect(statusPermissions(aStatus({ visibility, account: anAccount({ id: '7' }) }), '100')).toEqual({
      ...others,
      reblog,
      quote,
    });
  });

  it('lets only the author reblog a followers-only post', () => {
    const status = aStatus({ visibility: 'private', account: anAccount({ id: '100' }) });
    expect(statusPermissions(status, '100').reblog).toBe(true);
    expect(statusPermissions(status, '101').reblog).toBe(false);
  });

  it('never lets a direct post be reblogged', () => {
    const status = aStatus({ visibility: 'direct', account: anAccount({ id: '100' }) });
    expect(statusPermissions(status, '100').reblog).toBe(false);
  });
});

describe('statusCommands', () => {
  it('sends a visitor to the sign-in from every command that needs an account', () => {
    const actions = { favourite: vi.fn(), reblog: vi.fn(), bookmark: vi.fn() };
    const { commands, app } = commandsFor({ app: { isSignedIn: false }, status: { account: anAccount({ id: '7' }) }, actions });
    for (const command of members) expect(commands.run(command)).toBe(true);
    const wanted = vi.mocked(app.onSignInNeeded).mock.calls.map(([{ action }]) => action);
    expect(wanted).toEqual(members);
    for (const callback of [app.onReply, app.onQuote, app.onMention, app.onReact, ...Object.values(actions)]) {
      expect(callback).not.toHaveBeenCalled();
    }
  });

  it('lets a visitor open the post, its author and its media', () => {
    const { commands, app } = commandsFor({ app: { isSignedIn: false }, status: { media_attachments: [picture] } });
    for (const command of ['open', 'openAuthor', 'openMedia'] as const) expect(commands.run(command)).toBe(true);
    expect(app.onOpenStatus).toHaveBeenCalledOnce();
    expect(app.onOpenAccount).toHaveBeenCalledOnce();
    expect(app.onOpenMedia).toHaveBeenCalledOnce();
    expect(app.onSignInNeeded).not.toHaveBeenCalled();
  });

  it('toggles a favourite from the state of the post', () => {
    const favourite = vi.fn();
    commandsFor({ actions: { favourite }, status: { id: '5', favourited: true } }).commands.run('favourite');
    expect(favourite).toHaveBeenCalledExactlyOnceWith('5', false);
  });

  it.each(['favourite', 'reblog', 'bookmark'] as const)('turns a %s on and off, and needs its action', action => {
    const state = { favourite: 'favourited', reblog: 'reblogged', bookmark: 'bookmarked' }[action];
    const act = vi.fn();
    for (const isOn of [false, true])
      commandsFor({ actions: { [action]: act }, status: { id: '5', [state]: isOn } }).commands.run(action);
    expect(act.mock.calls).toEqual([
      ['5', true],
      ['5', false],
    ]);
    expect(commandsFor().commands.refusal(action)).toBe('no-callback');
  });

  it('hands the post to the app for replies, quotes, edits and reactions, and its author for mentions', () => {
    const author = anAccount({ id: '7' });
    const { commands, app } = commandsFor({ status: { id: '5', account: author } });
    for (const command of ['open', 'openAuthor', 'reply', 'quote', 'react', 'mention', 'directMessage'] as const)
      expect(commands.run(command)).toBe(true);
    for (const callback of [app.onOpenStatus, app.onReply, app.onQuote, app.onReact])
      expect(vi.mocked(callback)?.mock.calls[0]?.[0]).toMatchObject({ id: '5' });
    expect(app.onOpenAccount).toHaveBeenCalledExactlyOnceWith(author);
    expect(vi.mocked(app.onMention)?.mock.calls).toEqual([[author], [author, 'direct']]);
    expect(commands.refusal('edit')).toBe('not-own');
    const own = commandsFor({ status: { id: '5', account: anAccount({ id: '100' }) } });
    expect(own.commands.run('edit')).toBe(true);
    expect(vi.mocked(own.app.onEdit)?.mock.calls[0]?.[0]).toMatchObject({ id: '5' });
    expect(own.commands.refusal('mention')).toBe('nothing-to-act-on');
    expect(commandsFor({ status: { account: author }, app: { onMention: null } }).commands.refusal('mention')).toBe(
      'no-callback',
    );
  });

  it('opens and covers text and media from their state', () => {
    const { commands, row } = commandsFor({ status: { spoiler_text: 'Trams', media_attachments: [picture] } });
    expect([commands.run('toggleText'), commands.run('toggleMedia')]).toEqual([true, true]);
    expect(row.setTextOpen).toHaveBeenCalledExactlyOnceWith(true);
    expect(row.setMediaCovered).toHaveBeenCalledExactlyOnceWith(true);
    const covered = commandsFor({ status: { media_attachments: [picture] }, isMediaCovered: true });
    covered.commands.run('toggleMedia');
    expect(covered.row.setMediaCovered).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('shows a file that no viewer can show in its place', () => {
    const { commands, app, row } = commandsFor({ status: { media_attachments: [anAttachment({ type: 'unknown' })] } });
    commands.run('openMedia');
    expect(row.showMediaInPlace).toHaveBeenCalledOnce();
    expect(app.onOpenMedia).not.toHaveBeenCalled();
  });

  it('[STAT-06] mutes no conversation under review, and none where the server cannot', () => {
    const actions = { muteConversation: vi.fn() };
    const refusal = (setup: Setup) => commandsFor(setup).commands.refusal('muteConversation');
    expect(refusal({ actions })).toBeNull();
    expect(refusal({ actions, status: { visibility: 'self' } })).toBe('under-review');
    expect(refusal({})).toBe('no-callback');
    const allowances = { pinned: [], muteConversation: false, directMessage: true, remoteReactions: false };
    expect(refusal({ actions, app: { allowances } })).toBe('no-callback');
    expect(
      commandsFor({ app: { onMute: null }, status: { account: anAccount({ id: '7' }) } }).commands.refusal('muteAuthor'),
    ).toBe('no-callback');
  });

  it('[STAT-06] offers edit, redraft and deletion of own posts only', () => {
    const actions = { delete: vi.fn(async () => true) };
    const own = commandsFor({ status: { account: anAccount({ id: '100' }) }, actions }).commands;
    const others = commandsFor({ status: { account: anAccount({ id: '7' }) }, actions }).commands;
    for (const command of ['edit', 'redraft', 'delete'] as const) {
      expect(own.refusal(command)).toBeNull();
      expect(others.refusal(command)).toBe('not-own');
      expect(others.run(command)).toBe(false);
    }
  });

  it('[EVT-01] offers no redraft of an event', () => {
    const status = { account: anAccount({ id: '100' }), event: anEvent() };
    const { commands } = commandsFor({ status, actions: { delete: vi.fn(async () => true) } });
    expect(commands.refusal('redraft')).toBe('nothing-to-act-on');
    expect(commands.refusal('delete')).toBeNull();
  });

  it('[STAT-06] offers no command whose callback the server does not allow', () => {
    const app = { onQuote: null, onEdit: null, onRedraft: null, onDelete: null };
    const { commands } = commandsFor({ status: { account: anAccount({ id: '100' }) }, app });
    for (const command of ['quote', 'edit', 'redraft', 'delete'] as const) {
      expect(commands.refusal(command)).toBe('no-callback');
    }
  });

  it('[STAT-06] lets nobody quote a followers-only or direct post', () => {
    for (const visibility of ['private', 'direct', 'mutuals_only'] as const) {
      expect(commandsFor({ status: { visibility } }).commands.refusal('quote')).toBe('visibility');
    }
  });

  it('[STAT-06] lets nobody but its author quote a post whose author denies quotes', () => {
    const quote_approval = { automatic: [], manual: [], current_user: 'denied' as const };
    expect(commandsFor({ status: { quote_approval, account: anAccount({ id: '7' }) } }).commands.refusal('quote')).toBe(
      'denied-by-author',
    );
    const own = { quote_approval, account: anAccount({ id: '100' }) };
    expect(commandsFor({ status: own }).commands.refusal('quote')).toBeNull();
  });

  it('[STAT-06] asks before a deletion, which runs with the answer', async () => {
    const remove = vi.fn(async () => true);
    const { commands, app } = commandsFor({
      status: { id: '5', account: anAccount({ id: '100' }) },
      actions: { delete: remove },
    });
    expect(commands.run('delete')).toBe(true);
    expect(remove).not.toHaveBeenCalled();
    const [, confirmed] = vi.mocked(app.onDelete ?? vi.fn()).mock.calls[0] ?? [];
    await expect(confirmed?.()).resolves.toBe(true);
    expect(remove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '5' }));
  });

  it('does nothing for a refused command and says why', () => {
    const { commands } = commandsFor({ app: { onReply: null }, isFocused: true });
    expect(commands.refusal('reply')).toBe('no-callback');
    expect(commands.refusal('open')).toBe('already-open');
    expect(commands.refusal('toggleText')).toBe('nothing-to-act-on');
    expect(commands.refusal('toggleMedia')).toBe('nothing-to-act-on');
    expect(commands.run('reply')).toBe(false);
  });

  it('refuses replies, favourites and media of a post under review', () => {
    const { commands } = commandsFor({
      status: { visibility: 'self', media_attachments: [picture] },
      actions: { favourite: vi.fn() },
    });
    for (const command of ['reply', 'favourite', 'toggleMedia', 'openMedia'] as const) {
      expect(commands.refusal(command)).toBe('under-review');
    }
  });

  it('opens the first medium a viewer can show', () => {
    const file = anAttachment({ id: '1', type: 'unknown' });
    const { commands, app } = commandsFor({ status: { media_attachments: [file, picture] } });
    commands.run('openMedia');
    expect(app.onOpenMedia).toHaveBeenCalledExactlyOnceWith(expect.anything(), 1);
  });

  it('leaves covered media, and media without a viewer, to the row', () => {
    for (const setup of [{ isMediaCovered: true }, { app: { onOpenMedia: null } }]) {
      const { commands, row } = commandsFor({ status: { media_attachments: [picture] }, ...setup });
      commands.run('openMedia');
      expect(row.showMediaInPlace).toHaveBeenCalledOnce();
    }
  });

  it('[STAT-06] offers pins of own posts with the visibilities that the server accepts', () => {
    const actions = { pin: vi.fn() };
    const own = anAccount({ id: '100' });
    const refusal = (status: Partial<Status>, app = {}) => commandsFor({ status, actions, app }).commands.refusal('pin');
    expect(refusal({ account: own, visibility: 'public' })).toBeNull();
    expect(refusal({ account: own, visibility: 'private' })).toBe('visibility');
    expect(refusal({ account: anAccount({ id: '7' }) })).toBe('not-own');
    const allowances = { pinned: [], muteConversation: false, directMessage: false, remoteReactions: false };
    expect(refusal({ account: own, visibility: 'public' }, { allowances })).toBe('no-callback');
    const others = { account: anAccount({ id: '7' }) };
    expect(commandsFor({ status: others, app: { allowances } }).commands.refusal('directMessage')).toBe('no-callback');
  });

  it('[STAT-06] unpins what is pinned, and unmutes what is muted', () => {
    const actions = { pin: vi.fn(), muteConversation: vi.fn() };
    const status = { id: '5', account: anAccount({ id: '100' }), pinned: true, muted: true };
    const { commands } = commandsFor({ status, actions });
    commands.run('pin');
    commands.run('muteConversation');
    expect(actions.pin).toHaveBeenCalledExactlyOnceWith('5', false);
    expect(actions.muteConversation).toHaveBeenCalledExactlyOnceWith('5', false);
  });

  it('[STAT-06] mutes, blocks and reports the author of somebody else’s post', () => {
    const author = anAccount({ id: '7' });
    const { commands, app } = commandsFor({ status: { id: '5', account: author } });
    for (const command of ['muteAuthor', 'blockAuthor', 'report'] as const) expect(commands.run(command)).toBe(true);
    for (const callback of [app.onMute, app.onBlock, app.onReport]) expect(callback).toHaveBeenCalledOnce();
    expect(vi.mocked(app.onReport)?.mock.calls[0]).toMatchObject([{ id: '7' }, { id: '5' }]);
  });

  it('[STAT-06] offers visitors and authors no mute, block or report', () => {
    const actions = { muteConversation: vi.fn() };
    for (const command of ['muteAuthor', 'blockAuthor', 'report', 'directMessage'] as const) {
      expect(commandsFor({ status: { account: anAccount({ id: '100' }) } }).commands.refusal(command)).toBe('own');
      expect(commandsFor({ app: { isSignedIn: false } }).commands.refusal(command)).toBe('visitor');
    }
    expect(commandsFor({ app: { isSignedIn: false }, actions }).commands.refusal('muteConversation')).toBe('visitor');
  });

  it('[STAT-06] shares the address of the post where the browser can', () => {
    const share = vi.fn();
    expect(commandsFor().commands.refusal('share')).toBe('no-callback');
    expect(commandsFor({ actions: { share } }).commands.run('share')).toBe(true);
    expect(share).toHaveBeenCalledExactlyOnceWith('https://rookery.test/1');
  });
});
