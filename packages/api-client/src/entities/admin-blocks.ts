import {
  count,
  date,
  type Decoded,
  type Decoder,
  flag,
  html,
  id,
  identified,
  list,
  name,
  nullable,
  object,
  oneOf,
  optionalNumber,
} from './decode.js';

const domainBlock = object({
  id,
  domain: name,
  severity: oneOf(['silence', 'suspend', 'noop'], 'silence'),
  reject_media: flag,
  reject_reports: flag,
  obfuscate: flag,
  private_comment: html,
  public_comment: html,
  created_at: date,
});
const domainAllow = object({ id, domain: name, created_at: date });
const ipBlock = object({
  id,
  /** An address or a range (CIDR). */
  ip: name,
  severity: oneOf(['sign_up_requires_approval', 'sign_up_block', 'no_access'], 'no_access'),
  comment: html,
  created_at: date,
  expires_at: date,
});
const usage = object({ day: name, accounts: count, uses: count });
const emailDomainBlock = object({
  id,
  domain: name,
  allow_with_approval: flag,
  created_at: date,
  history: list('Admin::EmailDomainBlockHistory', nullable(usage), 31),
});
const canonicalEmailBlock = object({ id, canonical_email_hash: name });
const measure = object({ key: name, total: optionalNumber });

/** How the server limits another one: `silence` hides its posts from strangers, `suspend` cuts it off, `noop` has the other flags alone. */
export type AdminDomainBlock = Decoded<typeof domainBlock>;
/** A server that may federate, where all others may not. */
export type AdminDomainAllow = Decoded<typeof domainAllow>;
export type AdminIpBlock = Decoded<typeof ipBlock>;
/** `history`: attempts to sign up, by day. */
export type AdminEmailDomainBlock = Decoded<typeof emailDomainBlock>;
/** An e-mail address that cannot be used again; its hash is all that the server keeps. */
export type AdminCanonicalEmailBlock = Decoded<typeof canonicalEmailBlock>;
/** A figure of the server's dashboard; `total` null: the server does not know. */
export type AdminMeasure = Decoded<typeof measure>;

const MAX_BLOCKS = 20_000;

export const parseDomainBlock: Decoder<AdminDomainBlock | null> = identified(domainBlock);
export const domainBlocks: Decoder<AdminDomainBlock[]> = list('Admin::DomainBlock', parseDomainBlock, MAX_BLOCKS);
export const parseDomainAllow: Decoder<AdminDomainAllow | null> = identified(domainAllow);
export const domainAllows: Decoder<AdminDomainAllow[]> = list('Admin::DomainAllow', parseDomainAllow, MAX_BLOCKS);
export const parseIpBlock: Decoder<AdminIpBlock | null> = identified(ipBlock);
export const ipBlocks: Decoder<AdminIpBlock[]> = list('Admin::IpBlock', parseIpBlock, MAX_BLOCKS);
export const parseEmailDomainBlock: Decoder<AdminEmailDomainBlock | null> = identified(emailDomainBlock);
export const emailDomainBlocks: Decoder<AdminEmailDomainBlock[]> = list(
  'Admin::EmailDomainBlock',
  parseEmailDomainBlock,
  MAX_BLOCKS,
);
export const parseCanonicalEmailBlock: Decoder<AdminCanonicalEmailBlock | null> = identified(canonicalEmailBlock);
export const canonicalEmailBlocks: Decoder<AdminCanonicalEmailBlock[]> = list(
  'Admin::CanonicalEmailBlock',
  parseCanonicalEmailBlock,
  MAX_BLOCKS,
);
export const measures: Decoder<AdminMeasure[]> = list('Admin::Measure', identified(measure, 'key'), 100);
