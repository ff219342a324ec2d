import type { AdminDomainBlock, DomainBlockDraft } from '@rookery/api-client/admin';
import type { JobFailure } from '@rookery/store';
import { readHost } from '@rookery/ui';
import { readRows, writeRows } from '@rookery/ui/files';
import { domainFault, newBlock, severities } from './block-draft.js';

/** The name that Mastodon gives the file. */
export const BLOCKS_FILE_NAME = 'domain_blocks.csv';
/** Largest file, in bytes: Mastodon's limit of lines fits into it. */
export const MAX_FILE_BYTES = 5_000_000;
/** Mastodon reads no more lines of a file. */
export const MAX_LINES = 20_000;
const MAX_CELL_LENGTH = 2_048;
/** A domain that cannot be read is kept up to this length. */
const SHOWN_LENGTH = 200;

/** A line of a file. `number`: that in the file, from 1. */
export interface BlockLine {
  readonly number: number;
  readonly draft: DomainBlockDraft;
}

/** Why a line cannot be read. */
export type LineFault = 'badDomain' | 'badOwn' | 'badSeverity' | 'tooLong';

/** Why a file cannot be read. `row`: the first that is malformed. */
export type FileProblem =
  | { readonly problem: 'empty' | 'too-many-lines' }
  | { readonly problem: 'not-csv'; readonly row: number };

/** The lines of a file, each server once. `failures`: those that cannot be read, with a `LineFault` as their reason. */
export interface BlocksFile {
  readonly lines: readonly BlockLine[];
  readonly failures: readonly JobFailure<BlockLine>[];
}

/** The columns of Mastodon's file. */
const columns = ['domain', 'severity', 'reject_media', 'reject_reports', 'public_comment', 'obfuscate'] as const;

/**
 * Reads a file of limited servers as Mastodon does: with its headers in any order, or without as a list of domains, which are suspended.
 *
 * @param ownHost The host of the reader's server, which cannot be limited.
 */
export function readBlocks(text: string, ownHost: string): BlocksFile | FileProblem {
  const rows = readRows(text);
  if (typeof rows === 'number') return { problem: 'not-csv', row: rows };
  const names = (rows[0]?.cells ?? []).map(cell => cell.trim().toLowerCase().replace(/^#/, ''));
  const hasHeaders = names.includes('domain');
  const body = hasHeaders ? rows.slice(1) : rows;
  if (body.length === 0) return { problem: 'empty' };
  if (body.length > MAX_LINES) return { problem: 'too-many-lines' };
  const places = columns.map(column => (hasHeaders ? names.indexOf(column) : column === 'domain' ? 0 : -1));
  const lines: BlockLine[] = [];
  const failures: JobFailure<BlockLine>[] = [];
  const known = new Set<string>();
  for (const { number, cells } of body) {
    const read = places.map(place => (cells[place] ?? '').trim());
    const line: BlockLine = { number, draft: draftOfCells(read) };
    const fault = read.some(cell => cell.length > MAX_CELL_LENGTH) ? 'tooLong' : lineFault(line.draft, read[1] ?? '', ownHost);
    if (fault !== null) {
      const domain = line.draft.domain.slice(0, SHOWN_LENGTH);
      failures.push({ line: { number, draft: { ...newBlock, domain } }, status: null, text: null, reason: fault });
    } else if (!known.has(line.draft.domain)) lines.push(line);
    known.add(line.draft.domain);
  }
  return { lines, failures };
}

function draftOfCells([name = '', severity = '', ...rest]: readonly string[]): DomainBlockDraft {
  const [media = '', reports = '', public_comment = '', obfuscate = ''] = rest;
  return {
    domain: readHost(name) ?? name,
    severity: severities.find(known => known === severity.toLowerCase()) ?? 'suspend',
    reject_media: flagOf(media),
    reject_reports: flagOf(reports),
    obfuscate: flagOf(obfuscate),
    private_comment: '',
    public_comment,
  };
}

function lineFault({ domain }: DomainBlockDraft, severity: string, ownHost: string): LineFault | null {
  const fault = domainFault(domain, ownHost);
  if (fault !== null) return fault === 'domainOwn' ? 'badOwn' : 'badDomain';
  return severity === '' || severities.some(known => known === severity.toLowerCase()) ? null : 'badSeverity';
}

/** As Ruby on Rails reads a flag: all but these is true. */
const flagOf = (cell: string): boolean => !['', 'false', 'f', '0', 'off'].includes(cell.toLowerCase());

/** The text of a file with these limits, as Mastodon writes it. */
export const writeBlocks = (blocks: readonly DomainBlockDraft[]): string =>
  writeRows([columns.map(column => `#${column}`), ...blocks.map(block => columns.map(column => String(block[column])))]);

/** The lines about servers that are not limited yet. */
export function newLines(lines: readonly BlockLine[], present: readonly Pick<AdminDomainBlock, 'domain'>[]): BlockLine[] {
  const known = new Set(present.map(({ domain }) => readHost(domain) ?? domain));
  return lines.filter(({ draft }) => !known.has(draft.domain));
}
