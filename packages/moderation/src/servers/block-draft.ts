import type { AdminDomainBlock, DomainBlockDraft } from '@rookery/api-client/admin';
import { isOwnHost, readHost } from '@rookery/ui';

export const severities = ['silence', 'suspend', 'noop'] as const satisfies readonly AdminDomainBlock['severity'][];

export const newBlock: DomainBlockDraft = {
  domain: '',
  severity: 'silence',
  reject_media: false,
  reject_reports: false,
  obfuscate: false,
  private_comment: '',
  public_comment: '',
};

export const draftOf = (block: AdminDomainBlock): DomainBlockDraft => ({
  domain: block.domain,
  severity: block.severity,
  reject_media: block.reject_media,
  reject_reports: block.reject_reports,
  obfuscate: block.obfuscate,
  private_comment: block.private_comment,
  public_comment: block.public_comment,
});

/** Why a typed domain cannot be limited or allowed; null: it can. */
export function domainFault(words: string, ownHost: string): 'domainInvalid' | 'domainOwn' | null {
  if (isOwnHost(words, [ownHost])) return 'domainOwn';
  return readHost(words) === null ? 'domainInvalid' : null;
}

/** The block as it is sent. A suspension rejects everything: what it would reject besides is left as it was. */
export const blockOf = (draft: DomainBlockDraft): DomainBlockDraft => ({
  ...draft,
  domain: readHost(draft.domain) ?? draft.domain,
  private_comment: draft.private_comment.trim(),
  public_comment: draft.public_comment.trim(),
});

/** Whether saving deletes what is here of the server. @param before Its block so far; null: none. */
export const isNewSuspension = (draft: DomainBlockDraft, before: Pick<AdminDomainBlock, 'severity'> | null): boolean =>
  draft.severity === 'suspend' && before?.severity !== 'suspend';

export const isChangedBlock = (one: DomainBlockDraft, other: DomainBlockDraft): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);
