/**
 * A message of a page to the worker. `version`: answers with the script that its pages start with. `takeOver`: the worker replaces the one before unless
 * other pages are open; answers whether it does. `clearPictures`: answers once no picture is kept.
 */
export interface WorkerMessage {
  readonly type: 'version' | 'takeOver' | 'clearPictures';
}

/** The tag of the background sync that is asked for once something waits to be sent. */
export const SYNC_TAG = 'rookery-outbox';

/** A message of the worker to its pages: the browser says that the network is back. */
export const SYNC_MESSAGE = 'rookery-sync';
