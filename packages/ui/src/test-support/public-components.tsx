import { createRef, type ReactElement } from 'react';
import * as accountSearch from '../account-search/index.js';
import * as comboBox from '../combo-box/index.js';
import * as dateTimeField from '../date-time-field/index.js';
import * as files from '../files/index.js';
import * as hoverCard from '../hover-card/index.js';
import * as main from '../index.js';
import * as jobCard from '../job-card/index.js';
import * as list from '../list/index.js';
import * as menu from '../menu/index.js';
import * as modal from '../modal/index.js';
import * as richText from '../rich-text/index.js';
import * as shortcuts from '../shortcuts/index.js';
import * as tabs from '../tabs/index.js';

export const entries = [
  main,
  modal,
  menu,
  list,
  richText,
  dateTimeField,
  hoverCard,
  comboBox,
  accountSearch,
  shortcuts,
  tabs,
  files,
  jobCard,
];

const nothing = (): void => undefined;
const PlainLink = ({ href, children }: main.LinkProps) => <a href={href}>{children}</a>;
const failedLine = { key: '4', name: 'tobias@harbour.example', reason: 'Refused' };
const day = Date.parse('2026-11-20T12:00:00.000Z');
const toggle = { label: 'Wind', isOn: true, onChange: nothing };
const choice = {
  label: 'Wind',
  value: 'west',
  options: [
    { value: 'west', label: 'West' },
    { value: 'east', label: 'East' },
  ],
  onChange: nothing,
} as const;
const dialog = { isOpen: true, onClose: nothing, title: 'Tide' };
const rook = { shortcode: 'rook', url: 'https://files.example/rook.gif', static_url: 'https://files.example/rook.png' };
const hrefs = { account: () => '/@mara', tag: (name: string) => `/tags/${name}` };
const rich =
  '<p>Rooks &amp; <a href="https://harbour.example/nests">nests</a> :rook:</p><ul><li>ash</li><li>elm&nbsp;tree</li></ul><pre><code>a &lt; b</code></pre>';

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  AccountSearch: () => <accountSearch.AccountSearch search={async () => []} onChoose={nothing} />,
  Avatar: () => <main.Avatar src="https://files.example/mara.png" name="Mara" size={40} />,
  BlankState: () => <main.BlankState title="Nothing yet" />,
  Button: () => <main.Button ref={createRef()}>Save</main.Button>,
  SearchList: () => (
    <comboBox.SearchList
      label="Find"
      text=""
      onTextChange={nothing}
      items={[{ id: '1', lines: ['Home'] }]}
      emptyText="Nothing found"
      onChoose={nothing}
    />
  ),
  ComboBox: () => <comboBox.ComboBox label="Tag" text="" onTextChange={nothing} items={[]} emptyText="None" onChoose={nothing} />,
  CopyField: () => <main.CopyField label="Address" value="https://harbour.example" />,
  CustomEmoji: () => <richText.CustomEmoji emoji={rook} />,
  DateTimeField: () => <dateTimeField.DateTimeField label="When" value={day} onChange={nothing} earliest={day} />,
  DisplayName: () => <main.DisplayName name="Mara :rook:" emojis={[rook]} />,
  DropArea: () => (
    <files.DropArea hint="Drop files here" onFiles={nothing}>
      Letters
    </files.DropArea>
  ),
  ErrorBoundary: () => <main.ErrorBoundary renderFailure={() => null}>Text</main.ErrorBoundary>,
  ErrorState: () => <main.ErrorState title="It failed" onRetry={nothing} />,
  FileRefusals: () => (
    <files.FileRefusals refusals={[{ id: '1', name: 'tide.txt', problem: { kind: 'empty' } }]} onDismiss={nothing} />
  ),
  Form: () => (
    <main.Form onSubmit={nothing} ref={createRef()}>
      <main.Button type="submit">Save</main.Button>
    </main.Form>
  ),
  Handle: () => <main.Handle acct="mara@tram.example" />,
  HoverCard: () => (
    <hoverCard.HoverCard anchor={null as never} label="Mara">
      Mara
    </hoverCard.HoverCard>
  ),
  IconButton: () => <main.IconButton label="Like" icon="heart" ref={createRef()} />,
  Identity: () => <main.Identity displayName="Mara :rook:" acct="mara" verified emojis={[rook]} href="/@mara" />,
  KeyboardSettings: () => (
    <shortcuts.KeyboardSettings
      isOn
      groups={[{ id: 'post', title: 'Post', commands: [{ id: 'like', name: 'Like', keys: ['f'] }] }]}
      commands={[]}
      chosen={{}}
      onSwitch={nothing}
      onChoose={nothing}
      onShowLegend={nothing}
    />
  ),
  LayerContainer: () => <main.LayerContainer>Below</main.LayerContainer>,
  LayerHistoryProvider: () => <main.LayerHistoryProvider>Below</main.LayerHistoryProvider>,
  LazyMenu: () => <main.LazyMenu triggerRef={createRef()} label="More" items={[]} isOpen={false} onOpenChange={nothing} />,
  LazyMenuButton: () => <main.LazyMenuButton label="More" icon="more" items={[]} />,
  LazyModal: () => <main.LazyModal {...dialog}>High water at nine.</main.LazyModal>,
  Keys: () => <shortcuts.Keys keys={['g h']} />,
  Legend: () => <shortcuts.Legend isOpen onClose={nothing} isOff={false} groups={[]} />,
  Link: () => <main.Link href="/@mara">Mara</main.Link>,
  LinkProvider: () => <main.LinkProvider component={PlainLink}>Below</main.LinkProvider>,
  ListEnd: () => <main.ListEnd older={null} isEmpty={false} end="The end" />,
  ListStates: () => (
    <main.ListStates phase="ready" onRetry={nothing} older={null} failedTitle="Failed" isEmpty emptyState="Nobody" />
  ),
  LoadMore: () => <main.LoadMore onPress={nothing} />,
  Loading: () => <main.Loading />,
  MenuButton: () => <main.MenuButton label="More" icon="more" preload={async () => undefined} Menu={() => null} menuProps={{}} />,
  MenuPopover: () => <menu.MenuPopover triggerRef={createRef()} label="More" items={[]} isOpen onOpenChange={nothing} />,
  MessagesProvider: () => (
    <main.MessagesProvider locale="de" translations={{ 'ui.loading': 'Wird geladen' }}>
      <main.Loading />
    </main.MessagesProvider>
  ),
  Modal: () => <modal.Modal {...dialog}>High water at nine.</modal.Modal>,
  NamedIcon: () => <main.NamedIcon icon="heart" name="Likes" size={18} />,
  NativePlayer: () => <main.NativePlayer kind="video" src="https://files.example/tide.mp4" label="Tide" />,
  JobCard: () => (
    <jobCard.JobCard
      title="Import"
      progress={{ phase: 'finished', done: 1, total: 2, left: 0, until: null }}
      failures={[failedLine]}
      onEnd={nothing}
      onGoOn={nothing}
      onDismiss={nothing}
    />
  ),
  FailedLines: () => <jobCard.FailedLines lines={[failedLine]} />,
  NavTabs: () => <main.NavTabs label="Lists" items={[{ href: '/home', label: 'Home', isCurrent: true }]} />,
  NotifyProvider: () => <main.NotifyProvider onNotify={nothing}>Below</main.NotifyProvider>,
  PartBoundary: () => <main.PartBoundary>Text</main.PartBoundary>,
  QuestionModal: () => (
    <modal.QuestionModal isOpen title="Leave?" cancelText="Stay" confirm={{ label: 'Leave', act: nothing }} onClose={nothing}>
      <p>High water at nine.</p>
    </modal.QuestionModal>
  ),
  PullToRefresh: () => <main.PullToRefresh onRefresh={async () => undefined}>Rows</main.PullToRefresh>,
  RadioGroup: () => <main.RadioGroup {...choice} />,
  RelativeTime: () => <main.RelativeTime dateTime="2026-11-20T12:00:00.000Z" />,
  RemainingCharacters: () => <main.RemainingCharacters id="left" remaining={9} />,
  RichText: () => <main.RichText html={rich} emojis={[rook]} hrefs={hrefs} ref={createRef()} />,
  ScrollArea: () => <list.ScrollArea label="Posts">Rows</list.ScrollArea>,
  ScrollerProvider: () => <list.ScrollerProvider scroller={list.windowScroller()}>Rows</list.ScrollerProvider>,
  SearchField: () => <main.SearchField label="Search" value="rook" onChange={nothing} />,
  Select: () => <main.Select {...choice} />,
  SignInNeeded: () => <main.SignInNeeded onSignIn={nothing} />,
  Skeleton: () => <main.Skeleton width="4em" />,
  Sparkline: () => <main.Sparkline values={[1, 3, 2]} />,
  StateLabel: () => <main.StateLabel state="Following" action="Unfollow" />,
  Switch: () => <main.Switch {...toggle} />,
  Tabs: () => (
    <tabs.Tabs label="Parts" items={[{ id: 'one', label: 'One' }]} selected="one" onSelect={nothing}>
      One
    </tabs.Tabs>
  ),
  TextField: () => <main.TextField label="Name" ref={createRef()} />,
  ToastRegion: () => <main.ToastRegion />,
  Tooltip: () => (
    <main.Tooltip text="Like this post">
      <button type="button">Like</button>
    </main.Tooltip>
  ),
  TrendRow: () => <main.TrendRow name="#rooks" href="/tags/rooks" history={[]} />,
  VerifiedBadge: () => <main.VerifiedBadge />,
  ItemList: () => (
    <list.ItemList
      phase="ready"
      onRetry={nothing}
      older={null}
      failedTitle="Failed"
      emptyState="Nobody"
      kind="list"
      label="Trees"
      rows={[{ key: 'ash' }, { key: 'elm' }]}
      renderRow={({ key }) => key}
      autoloadMore={false}
      renderEnd={() => null}
    />
  ),
  VirtualList: () => <list.VirtualList items={['ash', 'elm']} itemKey={item => item} renderItem={item => item} />,
  VisuallyHidden: () => <main.VisuallyHidden>Hidden</main.VisuallyHidden>,
};
