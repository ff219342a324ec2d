import type { Account, Features, Relationship } from '@rookery/api-client';
import { changeFollow, endorse, removeFollower, unendorse, useFeatures } from '@rookery/store';
import { useAction, useTimelineOptions } from '@rookery/timeline';
import { canCopy, canShare, copyText, safeUrl, shareAddress, useMessages, useNotify } from '@rookery/ui';
import { useAccountActions } from '../dialogs/use-account-actions.js';
import { useOwnHosts } from '@rookery/store';
import { profilePartMessages } from './messages.js';
import { isRemote } from '../accounts/is-remote.js';
import { usePeopleOptions } from '../options/use-people-options.js';
import type { ProfileActions } from './profile-menu.js';

interface ProfileSubject {
  account: Account;
  /** Undefined for visitors, on the own profile, and until it is known. */
  relationship: Relationship | undefined;
  isOwn: boolean;
}

/** The actions of a profile's menu, as far as the server and the relationship allow them. */
export function useProfileActions(subject: ProfileSubject, onAddToList: () => void): ProfileActions {
  const { account, relationship, isOwn } = subject;
  const { isSignedIn, onSignInNeeded, onMention, hrefs } = useTimelineOptions();
  const { data: features } = useFeatures();
  const isElsewhere = isRemote(account, useOwnHosts());
  const links = useLinkActions(account, isElsewhere);
  const silence = useSilenceActions(account, relationship, features, isElsewhere);
  const run = useAction();
  const text = useMessages(profilePartMessages);
  if (isOwn) return links;
  const startMention = (visibility?: 'direct'): void => {
    if (isSignedIn) onMention?.(account, visibility);
    else onSignInNeeded({ action: 'mention', account });
  };
  const has = (feature: keyof Features): boolean => features?.[feature] === true;
  const variables = { accountId: account.id };
  const isFollowed = relationship?.following === true;
  return {
    mention: onMention ? () => startMention() : undefined,
    directMessage: onMention && has('privacyScopes') ? () => startMention('direct') : undefined,
    chatHref: hrefs.chat?.(account) ?? undefined,
    // Most servers refuse members of lists who are not followed.
    addToList: relationship && has('listsOfAccount') && (has('listsOfAnyone') || isFollowed) ? onAddToList : undefined,
    reblogs:
      isFollowed && has('followSettings')
        ? {
            isOn: relationship.showing_reblogs,
            change() {
              const { showing_reblogs: reblogs, notifying: notify, languages } = relationship;
              const settings = { reblogs: !reblogs, notify, languages: languages ?? [] };
              void run(() => changeFollow, { ...variables, settings }, text.changeFailed());
            },
          }
        : undefined,
    endorse:
      isFollowed && has('endorsements')
        ? {
            isOn: relationship.endorsed,
            change: () => void run(() => (relationship.endorsed ? unendorse : endorse), variables, text.changeFailed()),
          }
        : undefined,
    removeFollower:
      relationship?.followed_by === true && has('removeFollowers')
        ? () => void run(() => removeFollower, variables, text.changeFailed())
        : undefined,
    ...silence,
    ...links,
  };
}

function useSilenceActions(
  account: Account,
  relationship: Relationship | undefined,
  features: Features | undefined,
  isElsewhere: boolean,
): Pick<ProfileActions, 'mute' | 'block' | 'blockDomain' | 'report'> {
  const commands = useAccountActions();
  const { onMute, onBlock, onReport } = useTimelineOptions();
  const { onBlockDomain } = usePeopleOptions();
  if (relationship === undefined || features === undefined) return {};
  const { domain } = account;
  const { muting, blocking, domain_blocking: isDomainBlocked } = relationship;
  const canBlockDomain = features.domainBlocks && isElsewhere && domain !== '';
  return {
    mute:
      features.accountMutes && onMute
        ? { isOn: muting, change: () => (muting ? commands.unmute(account) : onMute(account)) }
        : undefined,
    block: onBlock ? { isOn: blocking, change: () => (blocking ? commands.unblock(account) : onBlock(account)) } : undefined,
    blockDomain: canBlockDomain
      ? {
          isOn: isDomainBlocked,
          domain,
          change: () => (isDomainBlocked ? commands.unblockDomain(domain) : onBlockDomain(account.domain)),
        }
      : undefined,
    report: features.reports && onReport ? () => onReport(account, null) : undefined,
  };
}

function useLinkActions(account: Account, isElsewhere: boolean): Pick<ProfileActions, 'copyLink' | 'share' | 'originalUrl'> {
  const text = useMessages(profilePartMessages);
  const notify = useNotify();
  const url = safeUrl(account.url, 'link');
  if (url === null) return {};
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url);
    notify(isCopied ? { kind: 'success', text: text.copied() } : { kind: 'error', text: text.copyFailed() });
  };
  const share = async (): Promise<void> => {
    if (!(await shareAddress(url))) await copy();
  };
  return {
    copyLink: canCopy() ? () => void copy() : undefined,
    share: canShare() ? () => void share() : undefined,
    originalUrl: isElsewhere ? url : undefined,
  };
}
