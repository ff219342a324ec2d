import type { SearchedKind, SearchDocument, SearchSource } from './search-document.js';
import type { TextPiece } from './search-marks.js';

/** A document that matches, with its marks. */
export interface SearchHit {
  readonly document: SearchDocument;
  /** The display name. */
  readonly name: readonly TextPiece[];
  /** The part of its texts that matches, or their beginning. */
  readonly excerpt: readonly TextPiece[];
}

export interface SearchHits {
  /** The newest first. */
  readonly hits: readonly SearchHit[];
  /** How many documents match. */
  readonly total: number;
}

export interface SearchAsked {
  /** The query as it is typed: see `parseQuery`. */
  readonly text: string;
  readonly kinds: readonly SearchedKind[];
  readonly limit: number;
}

/** Which documents go. */
export type SearchRemoval =
  | { readonly ids: readonly string[] }
  /** Everything of this account. */
  | { readonly accountId: string }
  /** Everything of the accounts of this host. */
  | { readonly host: string }
  | { readonly chatId: string }
  | { readonly kind: SearchedKind };

/** A task that the page gives to the worker. */
export type SearchTask =
  | { readonly task: 'open'; readonly scope: string }
  | { readonly task: 'put'; readonly sources: readonly SearchSource[] }
  | { readonly task: 'remove'; readonly removal: SearchRemoval }
  | ({ readonly task: 'search' } & SearchAsked)
  | { readonly task: 'size' }
  | { readonly task: 'clear' }
  /** Nobody searches any more: what is in memory can go. */
  | { readonly task: 'rest' };

export interface SearchRequest {
  readonly number: number;
  readonly task: SearchTask;
}

/** `isDenied`: the browser lets nothing be stored. */
export type SearchAnswer = { readonly number: number } & ({ readonly result: unknown } | { readonly isDenied: boolean });
