export { Avatar } from './avatar/avatar.js';
export type { AvatarProps } from './avatar/avatar.js';
export { Button } from './button/button.js';
export type { ButtonProps } from './button/button.js';
export { IconButton } from './button/icon-button.js';
export type { IconButtonProps } from './button/icon-button.js';
export type { DateInput, Format } from './i18n/format.js';
export { defineMessages, directionOf } from './i18n/messages.js';
export type {
  Direction,
  Messages,
  MessageSet,
  MessageSource,
  MessageValues,
  Translations,
} from './i18n/messages.js';
export { MessagesProvider, useLocale, useMessages } from './i18n/messages-provider.js';
export type { MessagesProviderProps } from './i18n/messages-provider.js';
export { useFormat } from './i18n/use-format.js';
export { DisplayName } from './identity/display-name.js';
export type { DisplayNameProps } from './identity/display-name.js';
export { Identity } from './identity/identity.js';
export type { IdentityProps } from './identity/identity.js';
export { VerifiedBadge } from './identity/verified-badge.js';
export { Link, LinkProvider } from './link/link.js';
export type { LinkProps, LinkProviderProps } from './link/link.js';
export { RelativeTime } from './relative-time/relative-time.js';
export type { RelativeTimeProps } from './relative-time/relative-time.js';
export { Skeleton } from './skeleton/skeleton.js';
export type { SkeletonProps } from './skeleton/skeleton.js';
export { BlankState } from './state/blank-state.js';
export type { BlankStateProps } from './state/blank-state.js';
export { ErrorState } from './state/error-state.js';
export type { ErrorStateProps } from './state/error-state.js';
export { Loading } from './state/loading.js';
export { debounce, throttle } from './timing/timing.js';
export type { Delayed } from './timing/timing.js';
export type { Anchor } from './virtual-list/anchor.js';
export { VirtualList } from './virtual-list/virtual-list.js';
export type { VirtualListHandle, VirtualListProps } from './virtual-list/virtual-list.js';
export { useInView } from './in-view/use-in-view.js';
export type { InViewOptions } from './in-view/use-in-view.js';
export { LoadMore } from './load-more/load-more.js';
export type { LoadMoreProps } from './load-more/load-more.js';
export { LazyMenuButton } from './menu/lazy-menu-button.js';
export type { LazyMenuButtonProps } from './menu/lazy-menu-button.js';
export type { MenuItem } from './menu/menu-props.js';
export { LazyModal } from './modal/lazy-modal.js';
export type { ModalProps } from './modal/modal-props.js';
export { NavTabs } from './nav-tabs/nav-tabs.js';
export type { NavTab, NavTabsProps } from './nav-tabs/nav-tabs.js';
export { createStore } from './store/store.js';
export type { Store } from './store/store.js';
export { useStore } from './store/use-store.js';
export { TextField } from './text-field/text-field.js';
export type { TextFieldProps } from './text-field/text-field.js';
export { NotifyProvider, useNotify } from './toast/notify.js';
export type { Notify } from './toast/notify.js';
export { createToastQueue, TOAST_MS } from './toast/toast-queue.js';
export type { Notice, Toast, ToastQueue } from './toast/toast-queue.js';
export { ToastRegion } from './toast/toast-region.js';
export { Tooltip } from './tooltip/tooltip.js';
export { Sparkline } from './trends/sparkline.js';
export { TrendRow } from './trends/trend-row.js';
export type { TrendDay, TrendRowProps } from './trends/trend-row.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
export { ar } from './locales/ar.js';
export { cleanName } from './clean-name.js';
export { emojify } from './rich-text/emojify.js';
export type { RichEmoji } from './rich-text/emoji.js';
export type { RichMention, RichTag } from './rich-text/mention.js';
export { RichText } from './rich-text/rich-text.js';
export type { RichTextHrefs, RichTextProps } from './rich-text/rich-text.js';
export { plainText } from './rich-text/rich-tree.js';
export { safeUrl } from './safe-url.js';
