import type { Notification } from '@rookery/api-client';
import { plainText, type Messages } from '@rookery/ui';
import type { sentenceMessages } from './messages.js';
import { sentenceOf } from './notification-sentence.js';

type SentenceTexts = Messages<keyof (typeof sentenceMessages)['texts']>;

const LONGEST = 200;

/** A notification as plain text: its sentence, and the beginning of its post. */
export function notificationText(
  notification: Notification,
  text: SentenceTexts,
  ownAccountId: string | null,
): { title: string; body: string } {
  const { accounts, status, target, report, emoji, event, type, year } = notification;
  const nameOf = (account: Notification['accounts'][number] | null | undefined) => account && (account.display_name.trim() || `@${account.acct}`);
  const object = nameOf(target ?? report?.target_account) ?? (emoji || (event?.target_name ?? status?.event?.name ?? type));
  const title = text[sentenceOf(notification, ownAccountId)]({ names: nameOf(accounts[0]) ?? '', count: 1, object, year });
  const words = status === null ? '' : status.spoiler_text || plainText(status.content);
  return { title: title.slice(0, LONGEST), body: words.slice(0, LONGEST) };
}
