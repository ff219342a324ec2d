import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { serverProfiles } from '../server-profiles/server-profiles.js';
import { askWith, signUp, solved } from './newcomer.js';
import { type Answer, type Json, visit, type Visitor } from './visitor.js';

const STAFF_SCOPES = 'read write follow push admin:read admin:write';

interface Person {
  readonly token: string;
  ask(method: string, path: string, body?: Json): Promise<Answer<Json & Json[]>>;
}

/** A server with its member, a moderator, the administrator and a new member. */
export interface Scene {
  readonly visitor: Visitor;
  readonly member: Person;
  readonly warden: Person;
  readonly owner: Person;
  as(username: string, scope?: string): Person;
  /** Signs up, without anything left to do. */
  newcomer(username: string): Promise<Person>;
  /** The id of an account on the wire. */
  idOf(acct: string): string;
}

export function scene(serverProfile: ServerProfileName): Scene {
  const visitor = visit({ serverProfile, control: true });
  const person = (token: string): Person => ({ token, ask: (method, path, body) => askWith(visitor, token, method, path, body) });
  const as = (username: string, scope = STAFF_SCOPES): Person => person(visitor.instance.issueToken(username, scope));
  return {
    visitor,
    member: as('mara'),
    warden: as('warden'),
    owner: as('pilothouse'),
    as,
    async newcomer(username) {
      await visitor.post('/_control/registrations', { approval: false, confirmation: false });
      const fields = serverProfile === 'pleroma' ? await solved(visitor) : {};
      const { json } = await signUp(visitor, { username, email: `${username}@new.example`, ...fields });
      return person(String(json['access_token']));
    },
    idOf(acct) {
      const id = visitor.instance.world.accountIdsByAcct.get(acct) ?? '';
      return serverProfiles[serverProfile].ids.encodeAccount(id);
    },
  };
}
