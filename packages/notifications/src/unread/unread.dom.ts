import { cleanWords, createStore } from '@rookery/ui';

/** The numbers of unread things of the account that is shown, as far as it is known: messages of chats, and notifications. */
export type UnreadCounts = Readonly<Record<'chats' | 'notifications', number>>;

export const noUnread: UnreadCounts = { chats: 0, notifications: 0 };
export const unreadCounts = createStore(noUnread);

/** Whether the app may disturb the reader, where quiet hours are set: not before somebody has read the clock. */
export const mayDisturb = createStore(false);

let pageTitle = '';
let titleCount = '';

/**
 * Sets the title of the document by the page on the screen, which is often a text of a server; the title begins with the unread count.
 *
 * @param site The name of the app.
 */
export function showPageTitle(title: string, site: string): void {
  pageTitle = title === '' ? site : `${cleanWords(title)} · ${site}`;
  document.title = titleCount + pageTitle;
}

/** @param count Such as '3'; '' while nothing is unread. */
export function showTitleCount(count: string): void {
  titleCount = count === '' ? '' : `(${count}) `;
  document.title = titleCount + pageTitle;
}
