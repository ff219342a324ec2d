import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { GrantsSnapshot } from './server/grants.js';
import type { Instance } from './instance.js';
import type { OverridesState } from './server/overrides.js';
import type { Operation } from './world/world.js';

/** The content of the SQLite file: seed and day of the world, and all changes since. */
interface Stored {
  readonly seed: number;
  /** The `now` of the seed world, in epoch milliseconds. */
  readonly day: number;
  readonly journal: Operation[];
  readonly overrides: OverridesState | null;
  readonly grants: GrantsSnapshot | null;
}

export interface Store {
  load(): Stored | null;
  /** Stores every change of the instance from now on. */
  follow(instance: Instance, seed: number, day: number): void;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS journal (number INTEGER PRIMARY KEY, operation TEXT NOT NULL) STRICT;
`;

function parse<T>(text: string | undefined): T | null {
  return text === undefined ? null : (JSON.parse(text) as T);
}

export function openStore(file: string): Store {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(schema);
  const readFact = database.prepare('SELECT value FROM facts WHERE name = ?');
  const writeFact = database.prepare(
    'INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const addOperation = database.prepare('INSERT INTO journal (number, operation) VALUES (?, ?)');
  const fact = (name: string): string | undefined => {
    const value = readFact.get(name)?.['value'];
    return typeof value === 'string' ? value : undefined;
  };
  const stops: (() => void)[] = [];

  return {
    load() {
      const seed = fact('seed');
      const day = fact('day');
      if (seed === undefined || day === undefined) return null;
      const rows = database.prepare('SELECT operation FROM journal ORDER BY number').all();
      return {
        seed: Number(seed),
        day: Number(day),
        journal: rows.map(row => JSON.parse(String(row['operation'])) as Operation),
        overrides: parse<OverridesState>(fact('overrides')),
        grants: parse<GrantsSnapshot>(fact('grants')),
      };
    },
    follow(instance, seed, day) {
      writeFact.run('seed', String(seed));
      writeFact.run('day', String(day));
      let written = instance.world.journal.length;
      let { world } = instance;
      const flush = (): void => {
        database.exec('BEGIN');
        if (instance.world !== world) {
          ({ world } = instance);
          written = 0;
          database.exec('DELETE FROM journal');
          writeFact.run('day', String(world.now));
        }
        for (const operation of world.journal.slice(written)) {
          written += 1;
          addOperation.run(written, JSON.stringify(operation));
        }
        database.exec('COMMIT');
      };
      stops.push(
        instance.onChange(flush),
        instance.overrides.onChange(() => writeFact.run('overrides', JSON.stringify(instance.overrides.state))),
        instance.grants.onChange(() => writeFact.run('grants', JSON.stringify(instance.grants.snapshot()))),
      );
    },
    close() {
      for (const stop of stops) stop();
      database.close();
    },
  };
}
