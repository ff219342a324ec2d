/** The types of every server family; a server profile says which of them it sends. */
export type NotificationType =
  | 'mention'
  | 'reblog'
  | 'favourite'
  | 'follow'
  | 'follow_request'
  | 'status'
  | 'update'
  | 'poll'
  | 'move'
  | 'quote'
  | 'quoted_update'
  | 'admin.sign_up'
  | 'admin.report'
  | 'severed_relationships'
  | 'moderation_warning'
  | 'annual_report'
  | 'pending.favourite'
  | 'pending.reply'
  | 'pending.reblog'
  | 'emoji_reaction'
  | 'user_approved'
  | 'pleroma:emoji_reaction'
  | 'pleroma:report'
  | 'pleroma:event_reminder'
  | 'pleroma:event_update'
  | 'pleroma:participation_request'
  | 'pleroma:participation_accepted';

/** The notifications of one kind of server. */
export interface NotificationProfile {
  readonly types: readonly NotificationType[];
  /** Types that are listed only when a request names them. */
  readonly asked: readonly NotificationType[];
  /** False: `types` is ignored and only `exclude_types` is read. */
  readonly typesParameter: boolean;
  /** True: `/api/v2/notifications` groups them. */
  readonly grouped: boolean;
  /** True: policies keep notifications back, and there are requests. */
  readonly policies: boolean;
  /** True: each has a `pleroma` block with `is_seen`, and `/api/v1/pleroma/notifications/read` marks them. */
  readonly seen: boolean;
  /** True: one can be dismissed. */
  readonly dismissible: boolean;
  /** `path`: an id has the time, the type and a UUID, with colons and slashes. */
  readonly idForm: 'id' | 'path';
}
