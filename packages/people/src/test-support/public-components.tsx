import { createClient } from '@rookery/api-client';
import { anAccount } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, ingestAccounts } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as accounts from '../accounts/index.js';
import * as dialogs from '../dialogs/index.js';
import * as hoverCard from '../hover-card/index.js';
import * as main from '../index.js';
import * as lists from '../lists/index.js';
import * as profileEditor from '../profile-editor/index.js';
import * as profileMedia from '../profile-media/index.js';
import * as profile from '../profile/index.js';
import * as report from '../report/index.js';
import * as safety from '../safety/index.js';
import * as statusAccounts from '../status-accounts/index.js';
import * as suggestions from '../suggestions/index.js';
import * as onboarding from '../onboarding/index.js';
import * as signInPrompt from '../sign-in-prompt/index.js';
import * as signUp from '../sign-up/index.js';
import * as tags from '../tags/index.js';
import * as transfer from '../transfer/index.js';
import { InPeople, options } from './in-people.js';

export const entries = [
  main,
  accounts,
  statusAccounts,
  profile,
  profileMedia,
  profileEditor,
  hoverCard,
  dialogs,
  report,
  safety,
  lists,
  suggestions,
  signInPrompt,
  signUp,
  onboarding,
  tags,
  transfer,
];

const nothing = (): void => undefined;
const account = anAccount({ id: '1', acct: 'mara', display_name: 'Mara' });
const followers = accounts.followList('followers', '1');
const shown = { isOpen: true, isCovered: false, onClose: nothing };
const texts = { label: 'Followers', failedTitle: 'Failed', emptyState: null };
const noParts: profile.ProfileParts = {
  relationship: undefined,
  familiarFollowers: undefined,
  featuredTags: undefined,
  endorsements: undefined,
  hasNotes: false,
  isRelationshipLoading: false,
  isRestLoading: false,
  isLoading: false,
};

/** A part with its providers, for a server that never answers. */
function within(content: ReactNode): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const queryClient = createQueryClient();
  ingestAccounts(queryClient, [account]);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <InPeople>{content}</InPeople>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  ActingModalScreen: () =>
    within(
      <dialogs.ActingModalScreen {...shown} statusId="1" accounts={[]} onReply={nothing} onReport={nothing} onSignIn={nothing} />,
    ),
  PictureViewerScreen: () => within(<profileMedia.PictureViewerScreen isOpen accountId="1" picture="avatar" onClose={nothing} />),
  SlideViewerScreen: () =>
    within(
      <profileMedia.SlideViewerScreen
        isOpen
        shown={{ statusId: '1', index: 0 }}
        pathname="/"
        Player={() => null}
        onShow={nothing}
        onClose={nothing}
      />,
    ),
  SignInPromptScreen: () =>
    within(
      <signInPrompt.SignInPromptScreen
        isOpen
        onClose={nothing}
        wanted={{ action: 'follow', account }}
        loginHref="/login"
        signUpHref="/signup"
        remembered=""
        onRemember={nothing}
      />,
    ),
  SignUpScreen: () =>
    within(
      <signUp.SignUpScreen
        begin={() => new Promise(() => undefined)}
        onSignedIn={nothing}
        storage={{ tab: null, device: null }}
        sessionIds={[]}
        inviteCode=""
        aboutHref="/about"
        loginHref="/login"
      />,
    ),
  OnboardingScreen: () =>
    within(
      <onboarding.OnboardingScreen
        step="profile"
        onStep={nothing}
        firstPost={null}
        trendingTags={[]}
        exploreHref="/explore"
        onFinish={nothing}
      />,
    ),
  TagHead: () =>
    within(
      <tags.TagHead
        choice={{ name: 'trams', any: ['boats'], all: [], none: [] }}
        hrefOf={tag => `/tags/${tag}`}
        onChange={nothing}
      />,
    ),
  TagButtonsScreen: () => within(<tags.TagButtonsScreen name="trams" />),
  TransferScreen: () =>
    within(<transfer.TransferScreen exportSettings={() => '{}'} importSettings={() => ({ applied: [], refused: [] })} />),
  TagTalkingScreen: () => within(<tags.TagTalkingScreen name="trams" className="talking" />),
  AccountListScreen: () =>
    within(<accounts.AccountListScreen definition={followers} scrollKey="followers" restore={false} {...texts} />),
  AccountQuestionScreen: () =>
    within(<dialogs.AccountQuestionScreen {...shown} kind="BLOCK" account={account} onReport={nothing} />),
  DomainBlocksScreen: () => within(<safety.DomainBlocksScreen restore={false} />),
  DomainQuestionScreen: () => within(<dialogs.DomainQuestionScreen {...shown} domain="spam.example" />),
  EditListModal: () => within(<lists.EditListModal list={null} onClose={nothing} />),
  HoverCards: () => within(<main.HoverCards selector="a" acctOf={() => null} page="home" Card={() => null} />),
  HoverCardScreen: () =>
    within(<hoverCard.HoverCardScreen anchor={null as never} acct="mara" known={undefined} takesFocus={false} />),
  ListMenu: () => within(<lists.ListMenu title="Harbour" onEdit={nothing} onDelete={nothing} />),
  OwnListsScreen: () => within(<lists.OwnListsScreen />),
  OwnTags: () => within(<profileEditor.OwnTags most={10} />),
  PeopleProvider: () => <main.PeopleProvider options={options}>Below</main.PeopleProvider>,
  ProfileEditScreen: () => within(<profileEditor.ProfileEditScreen />),
  ProfileHeaderScreen: () =>
    within(<profile.ProfileHeaderScreen account={account} isOwn={false} isHidden={false} parts={noParts} />),
  ProfileMediaGrid: () => within(<profileMedia.ProfileMediaGrid accountId="1" restore={false} emptyState={null} />),
  ProfileSkeleton: () => <profile.ProfileSkeleton />,
  ReportModalScreen: () =>
    within(<report.ReportModalScreen account={account} status={null} isOpen onClose={nothing} onChange={nothing} />),
  ReportScreen: () => within(<report.ReportScreen account={account} status={null} onClose={nothing} onChange={nothing} />),
  SuggestionsBlockScreen: () => within(<suggestions.SuggestionsBlockScreen titleId="block" allHref="/suggestions" />),
  SuggestionsPanelScreen: () => within(<suggestions.SuggestionsPanelScreen className="panel" allHref="/suggestions" />),
  SuggestionsScreen: () => within(<suggestions.SuggestionsScreen />),
  StatusAccountsModalScreen: () =>
    within(<statusAccounts.StatusAccountsModalScreen list="mentions" statusId="1" page="home" isOpen onClose={nothing} />),
  FollowListScreen: () =>
    within(<profile.FollowListScreen account={account} list="followers" restore={false} failedTitle="Failed" />),
  ProfileScreen: () =>
    within(
      <profile.ProfileScreen
        account={account}
        isOwn={false}
        tab="posts"
        tag={null}
        hrefOf={place => ('tag' in place ? '/tagged' : `/${place.tab}`)}
        restore={false}
        listId="list"
      />,
    ),
  RelationshipListScreen: () => within(<safety.RelationshipListScreen list="mutes" restore={false} />),
};
