/** An e-mail that the server would send. Nothing is sent: `/_control/mails` shows them. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly kind: 'confirmation' | 'approved' | 'warning';
  /** Plain text. */
  readonly text: string;
  /** The link in it; null: it has none. */
  readonly url: string | null;
  readonly created_at: string;
}

/** The oldest mails past this number are dropped. */
const MAXIMUM = 500;

export interface Mailbox {
  /** Oldest first. */
  readonly mails: readonly Mail[];
  send(mail: Omit<Mail, 'id' | 'created_at'>): void;
  clear(): void;
}

export function createMailbox(now: () => number): Mailbox {
  const mails: Mail[] = [];
  let count = 0;
  return {
    mails,
    send(mail) {
      count += 1;
      mails.push({ ...mail, id: String(count), created_at: new Date(now()).toISOString() });
      if (mails.length > MAXIMUM) mails.shift();
    },
    clear() {
      mails.length = 0;
    },
  };
}
