import { createStore } from '@rookery/ui';

/** The number of unread chat messages of the account that is shown, as far as it is known. */
export const unreadChats = createStore(0);

let pageTitle = '';
let titleCount = '';

/** Sets the title of the document by the page on the screen; the title begins with the unread count. */
export function showPageTitle(title: string): void {
  pageTitle = title === '' ? 'Rookery' : `${title} · Rookery`;
  document.title = titleCount + pageTitle;
}

/** @param count Such as '3'; '' while nothing is unread. */
export function showTitleCount(count: string): void {
  titleCount = count === '' ? '' : `(${count}) `;
  document.title = titleCount + pageTitle;
}
