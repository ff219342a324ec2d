/** Statuses as one kind of server sends and takes them. */
export interface StatusProfile {
  /** `statuses`: a key names a post for an hour. `responses`: the response to any write with a key is repeated for six hours. */
  readonly idempotency: 'statuses' | 'responses' | 'none';
  readonly canDelete: boolean;
  /** `newlines`: line breaks are newlines inside paragraphs. `verbatim`: local text is sent as typed, markup included. */
  readonly text: 'html' | 'newlines' | 'verbatim';
  /** `plain`: no blurhash, no focus. `bare`: no `meta` either, so that the size is unknown. */
  readonly attachments: 'full' | 'plain' | 'bare';
  /** True: a video of another site has `external_video_id`, and its player is in the card of the post. */
  readonly externalVideos: boolean;
  /** `failure`: reblogging a second time is answered with 500. */
  readonly reblogTwice: 'accepted' | 'failure';
  readonly directShownAs: 'direct' | 'private';
  /** False: `edited_at` is absent. */
  readonly editedAt: boolean;
  /** The field of the emoji reactions; `pleroma`: in the `pleroma` block. */
  readonly reactions: 'reactions' | 'emoji_reactions' | 'pleroma' | 'none';
  /** `client`: filters are stored, and no status says that one matches. */
  readonly filters: 'server' | 'client';
  /**
   * Filters over the first version of the API. `keywords`: each keyword of a filter is one, by the id of the keyword. `phrases`: each filter
   * is one. `write-only`: one is created, and only the second version has it.
   */
  readonly filtersV1: 'keywords' | 'phrases' | 'write-only';
  /** `unique`: a second filter with the same title is refused. */
  readonly filterTitles: 'any' | 'unique';
  /** Whether a filter can blur media. */
  readonly filterBlur: boolean;
  /** The field `filtered` of a status that no filter matches. */
  readonly filtered: 'list' | 'null' | 'absent';
  /** The answer to deleting a status of another account. */
  readonly foreignDelete: 'not-found' | 'forbidden';
  /** True: a reblog has the id of the reblogged status, and reading that id answers the reader's own reblog where there is one. */
  readonly wrapperIdIsInner: boolean;
  readonly history: boolean;
  /** The parameter that names the language of a translation. */
  readonly translates: 'lang' | 'target_language' | 'none';
  readonly batch: boolean;
  readonly quotes: boolean;
  /** True: a status has the `pleroma` block, with quotes, reactions and the event in it. */
  readonly pleroma: boolean;
  /** True: a status can be for the accounts of this server alone. */
  readonly localVisibility: boolean;
  /** True: `to` names the accounts of a status, and its text mentions none then. */
  readonly explicitAddressing: boolean;
  readonly polls: boolean;
  readonly defaultVisibility: string;
  readonly wholeSeconds: boolean;
  readonly editChangesId: boolean;
  /** `old`: removing a reblog is answered with the state before it. */
  readonly unreblogAnswer: 'new' | 'old';
  /** Pins of own statuses: how many, and of which visibilities. */
  readonly pins: {
    readonly limit: number;
    readonly visibilities: readonly string[];
    /** The refusals of one too many, and of another visibility. */
    readonly limitText: string;
    readonly visibilityText: string;
  };
  /** How long a status whose reblog was removed is still sent as reblogged (ms). */
  readonly unreblogDelay: number;
}
