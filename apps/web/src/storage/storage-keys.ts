/** The app's own keys in local and session storage. Every key has a row in `storedData`. */
export const storageKeys = {
  settings: 'rookery:settings',
  visitedServer: 'rookery:server',
  sessionEnded: 'rookery:session-ended',
  signInProgress: 'rookery:sign-in-progress',
  scrollPositions: 'rookery:scrollData:',
  injections: 'rookery:injections:',
} as const;
