/** The subjects of the files, by Mastodon's names. */
export const transferKinds = [
  'following',
  'blocking',
  'muting',
  'lists',
  'bookmarks',
  'domain_blocking',
  'custom_filters',
] as const;

export type TransferKind = (typeof transferKinds)[number];

interface TransferFormat {
  /** The name that Mastodon gives the file. Mastodon guesses the kind of a file by its beginning. */
  readonly fileName: string;
  /** The columns that Mastodon reads, by its headers. Empty: the file is JSON. */
  readonly headers: readonly string[];
  /** Columns without which a file is of another kind. */
  readonly required: number;
  /** Whether Mastodon writes the headers. It reads files with and without. */
  readonly hasHeaders: boolean;
}

export const transferFormats = {
  following: {
    fileName: 'following_accounts.csv',
    headers: ['Account address', 'Show boosts', 'Notify on new posts', 'Languages'],
    required: 1,
    hasHeaders: true,
  },
  blocking: { fileName: 'blocked_accounts.csv', headers: ['Account address'], required: 1, hasHeaders: false },
  muting: { fileName: 'muted_accounts.csv', headers: ['Account address', 'Hide notifications'], required: 1, hasHeaders: true },
  lists: { fileName: 'lists.csv', headers: ['List name', 'Account address'], required: 2, hasHeaders: false },
  bookmarks: { fileName: 'bookmarks.csv', headers: ['#uri'], required: 1, hasHeaders: false },
  domain_blocking: { fileName: 'blocked_domains.csv', headers: ['#domain'], required: 1, hasHeaders: false },
  custom_filters: { fileName: 'custom_filters.json', headers: [], required: 0, hasHeaders: false },
} as const satisfies Record<TransferKind, TransferFormat>;

/** A file of settings is read at once, and not by the outbox. */
export type FileKind = TransferKind | 'settings';
export const SETTINGS_FILE_NAME = 'rookery_settings.json';

/**
 * How an import goes about what the account has, by Mastodon's names: `merge` adds to it, `overwrite` also removes what is not in the file.
 */
export type ImportMode = 'merge' | 'overwrite';

/** One line of a file: the row, or the entry of JSON, and its cells in the order of the format's headers. */
export interface TransferLine {
  /** Its number in the file, from 1; beyond the last one for what is removed. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The line removes something that is not in the file: the ids that this has on the server (`PresentEntry`). */
  readonly removes?: readonly string[];
}
