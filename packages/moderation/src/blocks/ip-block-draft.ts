import type { AdminIpBlock, IpBlockDraft } from '@rookery/api-client/admin';

export const ipSeverities = [
  'sign_up_requires_approval',
  'sign_up_block',
  'no_access',
] as const satisfies readonly AdminIpBlock['severity'][];

/** How long a block lasts, as Mastodon offers it. `seconds`: from now. */
export const ipDurations = [
  { seconds: 86_400, unit: 'days', count: 1 },
  { seconds: 14 * 86_400, unit: 'weeks', count: 2 },
  { seconds: 30 * 86_400, unit: 'months', count: 1 },
  { seconds: 182 * 86_400, unit: 'months', count: 6 },
  { seconds: 365 * 86_400, unit: 'years', count: 1 },
  { seconds: 3 * 365 * 86_400, unit: 'years', count: 3 },
] as const;

/** A block of a network address while it is written. `expires`: seconds from now; null: never; `kept`: as it is. */
export interface IpBlockWords extends Pick<AdminIpBlock, 'ip' | 'severity' | 'comment'> {
  expires: number | null | 'kept';
}

export const newIpBlock: IpBlockWords = { ip: '', severity: 'sign_up_requires_approval', comment: '', expires: null };

export const wordsOf = ({ ip, severity, comment, expires_at }: AdminIpBlock): IpBlockWords => ({
  ip,
  severity,
  comment,
  expires: expires_at === null ? null : 'kept',
});

/** The block as it is sent; without `expires_in` its end stays. */
export const draftOf = ({
  ip,
  severity,
  comment,
  expires,
}: IpBlockWords): Omit<IpBlockDraft, 'expires_in'> & Partial<IpBlockDraft> => ({
  ip: ip.trim(),
  severity,
  comment: comment.trim(),
  ...(expires !== 'kept' && { expires_in: expires }),
});

/** Whether a text is an address of the fourth or sixth version, or a range of them (CIDR). */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (rest.length > 0) return false;
  const isFour = /^\d{1,3}(\.\d{1,3}){3}$/.test(address) && address.split('.').every(part => Number(part) <= 255);
  const isSix = address.includes(':') && URL.canParse(`http://[${address}]/`);
  const most = isFour ? 32 : 128;
  return (isFour || isSix) && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

export const isChangedIpBlock = (one: IpBlockWords, other: IpBlockWords): boolean =>
  one.ip !== other.ip || one.severity !== other.severity || one.comment !== other.comment || one.expires !== other.expires;

/** Whether a text has the shape of an e-mail address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Attempts to sign up in the days that the server tells. */
export const attemptsIn = (history: readonly { uses: number }[]): number => history.reduce((sum, { uses }) => sum + uses, 0);
