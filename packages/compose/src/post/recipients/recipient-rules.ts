/** A recipient of a draft. */
interface Recipient {
  /** The handle. */
  readonly acct: string;
  /** The author of the answered post: the server addresses this account in any case. */
  readonly isAuthor: boolean;
}

/** The recipients as they are shown; none where there is nothing to choose. */
export function shownRecipients(to: readonly string[], author: string | null): readonly Recipient[] {
  const own = author?.toLowerCase();
  const recipients = to.map(acct => ({ acct, isAuthor: acct.toLowerCase() === own }));
  return recipients.every(({ isAuthor }) => isAuthor) ? [] : recipients;
}

/** The removable recipient next to one that is removed: the one behind it, else the one before; null without one. */
export function neighbourOf(recipients: readonly Recipient[], acct: string): string | null {
  const removable = recipients.filter(({ isAuthor }) => !isAuthor);
  const at = removable.findIndex(recipient => recipient.acct === acct);
  return (removable[at + 1] ?? removable[at - 1])?.acct ?? null;
}
