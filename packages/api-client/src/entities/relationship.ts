import { type Account, accounts } from './account.js';
import { date, type Decoded, type Decoder, flag, id, identified, list, name, object } from './decode.js';

const relationship = object({
  id,
  following: flag,
  showing_reblogs: flag,
  notifying: flag,
  languages: value => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null),
  followed_by: flag,
  blocking: flag,
  blocked_by: flag,
  muting: flag,
  muting_notifications: flag,
  muting_expires_at: date,
  requested: flag,
  requested_by: flag,
  domain_blocking: flag,
  endorsed: flag,
  note: name,
  subscribing: flag,
});

/** The relationship of the signed-in account to another account. */
export type Relationship = Decoded<typeof relationship>;

/** Whether the reader blocks or mutes the account. */
export const isSilenced = (relationship: Relationship | undefined): boolean =>
  relationship?.blocking === true || relationship?.muting === true;

export const parseRelationship: Decoder<Relationship | null> = (value, decoding) => {
  const parsed = relationship(value, decoding);
  return parsed.id === '' ? null : parsed;
};

export const relationships: Decoder<Relationship[]> = list('Relationship', parseRelationship);

/** The accounts that the reader follows and that follow `id`. */
export interface FamiliarFollowers {
  id: string;
  accounts: Account[];
}

export const familiarFollowers: Decoder<FamiliarFollowers[]> = list('FamiliarFollowers', identified(object({ id, accounts })));

/** A domain that the reader blocks. Its id is the domain. */
export interface DomainBlock {
  id: string;
}

export const domainBlocks: Decoder<DomainBlock[]> = list('DomainBlock', (value, decoding) => {
  const domain = name(value, decoding).toLowerCase();
  return domain === '' ? null : { id: domain };
});
