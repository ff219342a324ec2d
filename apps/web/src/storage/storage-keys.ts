/** The app's own keys in local and session storage. Every key has a row in `storedData`. */
export const storageKeys = {
  settings: 'rookery:settings',
  /** Followed by a session's id: the settings that belong to the account. */
  accountSettings: 'rookery:settings:',
  /** Followed by the folder of the app: the text of the site's configuration when it was requested last. */
  siteConfig: 'rookery:config:',
  visitedServer: 'rookery:server',
  sessionEnded: 'rookery:session-ended',
  /** Followed by a server's origin: the names of its features. */
  features: 'rookery:features:',
  /** Followed by a server's origin: the tab of notifications that was shown last, and its first page. */
  notificationsPath: 'rookery:notifications:',
  /** Followed by a server's origin: the features that it turned out to lack. */
  lackedFeatures: 'rookery:lacks:',
  /** Followed by a server's origin: how it accepts the token of its stream. */
  streamAuthentication: 'rookery:stream:',
  /** The id of the session that its server refused last: its account keeps what it has stored. */
  refusedSession: 'rookery:refused-session',
  /** Followed by a session's id: its recent searches. */
  searches: 'rookery:searches:',
  /** Followed by a session's id: its columns. */
  columns: 'rookery:columns:',
  /** Followed by a session's id: the items of the command palette that were used last. */
  palette: 'rookery:palette:',
  /** The account on another server that a visitor acts from. */
  remoteAccount: 'rookery:remote-account',
  signInProgress: 'rookery:sign-in-progress',
  /** The sign-ups that wait for a confirmation or an approval: `PENDING_SIGN_UPS_KEY` of `people`. */
  signUps: 'rookery:sign-ups',
  /** The answers of a sign-up in this tab: `SIGN_UP_DRAFT_KEY` of `people`. */
  signUpDraft: 'rookery:sign-up-draft',
  scrollPositions: 'rookery:scrollData:',
  injections: 'rookery:injections:',
  /** Followed by a session's id: the texts that were typed for composers that could not be loaded. */
  typedAhead: 'rookery:typed-ahead:',
  /** How often the app was started until it offered to be installed; `made` since then. */
  installOffer: 'rookery:install-offer',
} as const;
