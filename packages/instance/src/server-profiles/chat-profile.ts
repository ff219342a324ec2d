/** The chats of a server family. */
export interface ChatProfile {
  /** True: the list without pages (`v1`) beside the one with pages (`v2`). */
  readonly wholeList: boolean;
  readonly maxCharacters: number;
  /** The limit is sent as `chat_limit`, as a field of `configuration.chats`, or not at all. */
  readonly advertises: 'chat_limit' | 'configuration' | 'nothing';
  /** Attachments of one message; 0: none. */
  readonly maxMedia: number;
  /** `single`: the field `attachment`, written as `media_id`. `list`: `media_attachments`, written as `media_ids`. */
  readonly media: 'single' | 'list';
  /** `breaks`: text whose newlines are `<br>`. `paragraphs`: as in a status. */
  readonly text: 'breaks' | 'paragraphs';
  /** The HTTP status of a message that is empty, too long or refused by the other account. */
  readonly invalid: 400 | 422;
  /** `creating`: no chat is created with an account that takes none. `sending`: messages to it are refused. */
  readonly refusal: 'creating' | 'sending';
  /** True: chats with blocked accounts are not listed, nor those with muted ones without `with_muted`. */
  readonly hidesSilenced: boolean;
  /** True: an account can leave a chat. */
  readonly leaving: boolean;
  /** True: a message has the idempotency key of its request for two minutes. */
  readonly keys: boolean;
  /** `chat_update`: one event for a new message, for both sides. `truth`: an event of each kind; new messages for the other side alone. */
  readonly events: 'chat_update' | 'truth';
  /** True: a chat has to be accepted, both sides see read marks, chats are searched, and messages are deleted by age and reported. */
  readonly extended: boolean;
}

/** Pleroma and its forks. */
export const pleromaChats: ChatProfile = {
  wholeList: true,
  maxCharacters: 5000,
  advertises: 'chat_limit',
  maxMedia: 1,
  media: 'single',
  text: 'breaks',
  invalid: 400,
  refusal: 'sending',
  hidesSilenced: true,
  leaving: false,
  keys: true,
  events: 'chat_update',
  extended: false,
};

/** Truth Social, as its later builds have it: with attachments and reactions. */
export const truthChats: ChatProfile = {
  wholeList: false,
  maxCharacters: 500,
  advertises: 'configuration',
  maxMedia: 4,
  media: 'list',
  text: 'paragraphs',
  invalid: 422,
  refusal: 'creating',
  hidesSilenced: false,
  leaving: true,
  keys: false,
  events: 'truth',
  extended: true,
};
