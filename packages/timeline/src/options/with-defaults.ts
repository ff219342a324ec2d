import { defaultHrefs } from './default-hrefs.js';
import { defaultTimelineSettings, type ResolvedTimelineOptions, type TimelineOptions } from './timeline-options.js';

/** The options that an app gives or leaves out: all but the state of the provider. */
type AppOptions = Omit<ResolvedTimelineOptions, 'scrollMemory' | 'windows' | 'newest' | 'refreshPoint' | 'feeds'>;

const doNothing = (): void => undefined;

const defaults = {
  allowances: { pinned: [], muteConversation: false, directMessage: false, remoteReactions: false },
  slots: {},
  onOpenStatus: doNothing,
  onSignIn: doNothing,
  onSignInNeeded: doNothing,
  onReply: null,
  onQuote: null,
  onEdit: null,
  onRedraft: null,
  onDelete: null,
  onMention: null,
  onMute: null,
  onBlock: null,
  onReport: null,
  onReact: null,
  onOpenMedia: null,
  onEditDraft: null,
  onShowAccounts: {},
  onUnfollow: null,
  onShowHistory: null,
  translatesTo: null,
  appliesFilters: false,
  onFilterWords: null,
  onFilterPost: null,
  onActAs: null,
  storageScope: 'visitor',
  hasKeys: true,
} satisfies Omit<AppOptions, 'isSignedIn' | 'hrefs' | 'settings' | 'onOpenAccount'>;

/**
 * The options of an app with the default of each that is absent or undefined.
 *
 * @param open Opens an address in this tab: the default of `onOpenAccount`.
 */
export function withDefaults({ storage: _storage, ...options }: TimelineOptions, open: (href: string) => void): AppOptions {
  const hrefs = { ...defaultHrefs, ...options.hrefs };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return {
    ...defaults,
    onOpenAccount: account => open(hrefs.account(account)),
    ...(given as typeof options),
    hrefs,
    settings: { ...defaultTimelineSettings, ...options.settings },
  };
}
