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
