import type { StaffRow } from '../world/moderation-record.js';
import { rowsOf, textIn } from '../world/moderation.js';
import type { World } from '../world/world.js';

const limit = (id: string, domain: string, severity: string, comment: string): StaffRow => ({
  id,
  domain,
  digest: '',
  severity,
  reject_media: false,
  reject_reports: false,
  obfuscate: domain.includes('*'),
  private_comment: null,
  public_comment: comment,
  created_at: '2026-02-01T00:00:00.000Z',
});

/** The hosts of the seed world that the server says it limits. They are limited once the staff changes their row. */
export const domainLimits: readonly StaffRow[] = [
  limit('1', 'loud.example', 'silence', 'Too many advertisements.'),
  limit('2', 'mar.example', 'silence', ''),
  limit('3', 'sp*m.example', 'suspend', 'Spam.'),
];

/** Whether an address is on a blocked provider, or blocked itself by its hash. */
export function isAddressBlocked(world: World, email: string, hash: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isOf = (domain: unknown): boolean => typeof domain === 'string' && (host === domain || host.endsWith(`.${domain}`));
  const provider = rowsOf(world, 'email_domain_blocks').some(row => row['allow_with_approval'] !== true && isOf(row['domain']));
  return provider || rowsOf(world, 'canonical_email_blocks').some(row => row['canonical_email_hash'] === hash);
}

/** Whether new members of a provider wait for their approval. */
export function needsApproval(world: World, email: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return rowsOf(world, 'email_domain_blocks').some(row => row['allow_with_approval'] === true && row['domain'] === host);
}

/** The strictest block of a network address that has not ended; null: none. */
export function ipBlockOf(world: World, ip: string | null, now: number): string | null {
  const severities = rowsOf(world, 'ip_blocks')
    .filter(row => ip !== null && isWithin(ip, textIn(row, 'ip')))
    .filter(({ expires_at: end }) => typeof end !== 'string' || Date.parse(end) > now)
    .map(row => row['severity']);
  return ['no_access', 'sign_up_block', 'sign_up_requires_approval'].find(severity => severities.includes(severity)) ?? null;
}

/** Whether an IPv4 address is in a range; others are compared whole. */
function isWithin(ip: string, range: string): boolean {
  const [base = '', bits] = range.split('/');
  const [one, other] = [numberOf(ip), numberOf(base)];
  if (one === null || other === null || bits === undefined) return ip === base;
  const shift = 2 ** (32 - Math.min(32, Number(bits)));
  return Math.floor(one / shift) === Math.floor(other / shift);
}

function numberOf(ip: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(ip)?.slice(1).map(Number);
  return parts === undefined || parts.some(part => part > 255) ? null : parts.reduce((sum, part) => sum * 256 + part, 0);
}

/** SHA-256 of an address without the dots and the part after `+` of its name, in hex, as Mastodon keeps it. */
export async function canonicalHash(email: string): Promise<string> {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const text = `${(name.split('+')[0] ?? '').replaceAll('.', '')}@${host}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
