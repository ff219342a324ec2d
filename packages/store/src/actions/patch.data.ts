import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Relationship } from '@rookery/api-client';
import { refreshHolders, relationshipKey, statusKey, writeRelationship } from '../entities/entities.data.js';
import type { FieldClaim, FieldValues } from '../entities/owned-fields.js';

/** Rolls back one change to the cache. Calling it again does nothing. */
export interface Undo {
  (): void;
  /** The fields that the change wrote. Absent: no answer of a server writes them. */
  readonly claim?: FieldClaim;
  /** Whether the fields already had the values that the change wrote. */
  readonly isEmpty?: boolean;
  /** The entry was not in the cache, and nothing was written: tries it again. */
  readonly again?: () => Undo;
}

/**
 * Changes fields of one cache entry and returns the rollback. `change` returns the fields to write. The rollback reads the value *at that
 * time*: a field is restored only while it still has the written value, so that later writes are kept. A missing entry is left alone.
 * @example patch<Status>(cache, statusKey(id), () => ({ bookmarked: true }))
 */
export function patch<T extends object>(queryClient: QueryClient, key: QueryKey, change: (value: T) => Partial<T>): Undo {
  const known = queryClient.getQueryData<T>(key);
  if (known === undefined) return Object.assign(() => undefined, { again: () => patch(queryClient, key, change) });
  const written = change(known);
  const fields = fieldsOf(written);
  if (fields.length === 0) return () => undefined;
  // The server's newest values, which are not shown while the action runs, replace these: see `OwnedFields.keep`.
  const before = Object.fromEntries(fields.map(field => [field, known[field]])) as Partial<T>;
  if (fields.some(field => !isEqual(written[field], known[field]))) store(queryClient, key, { ...known, ...written });
  let isUndone = false;
  const undo = (): void => {
    const current = queryClient.getQueryData<T>(key);
    if (isUndone || current === undefined) return;
    isUndone = true;
    const still = fields.filter(field => isEqual(written[field], current[field]) && !isEqual(before[field], current[field]));
    if (still.length === 0) return;
    const restored: T = { ...current };
    for (const field of still) Object.assign(restored, { [field]: before[field] });
    store(queryClient, key, restored);
  };
  const claim = { entry: entryName(key), before: before as FieldValues };
  return Object.assign(undo, { claim, isEmpty: fields.every(field => isEqual(written[field], known[field])) });
}

/** The name of a cache entry for `OwnedFields`. */
const entryName = (key: QueryKey): string => key.join('/');

function store<T>(queryClient: QueryClient, key: QueryKey, value: T): void {
  const [subject, id] = key;
  const isEntity = typeof id === 'string' && key.length === 2;
  if (isEntity && subject === relationshipKey(id)[0]) {
    // A value under this key is a relationship.
    writeRelationship(queryClient, value as unknown as Relationship, { isOwnEffect: true });
    return;
  }
  notifyManager.batch(() => {
    queryClient.setQueryData<T>(key, () => value);
    if (isEntity && subject === statusKey(id)[0]) refreshHolders(queryClient, [id]);
  });
}

const fieldsOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];

const isEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left;
