import type { Hono } from 'hono';

import { accountFrom, requireViewer, viewerFor } from '../http/access.js';
import { readLimit } from '../http/paging.js';
import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound, tooLarge, unprocessable, wrongMethod } from '../http/refusal.js';
import { applyAccountOverrides, type ProfileOverride } from '../server/overrides.js';
import { accountsJson, ownAccountJson } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { uploadExtensions } from '../world/media.js';
import type { AccountRecord } from '../world/records.js';

/** The form around two pictures. */
const FORM_BYTES = 65_536;

const images = ['avatar', 'header'] as const;

function ownAccountOf(server: Server, viewerId: string): AccountRecord {
  const account = server.world.accounts.get(viewerId);
  if (account === undefined) throw notFound();
  return account;
}

const tooLong = (name: string, most: number): Error =>
  unprocessable(`Validation failed: ${name} is too long (maximum is ${String(most)} characters)`);

/** The settings of chats, where the server has them. */
function readChatSettings(server: Server, body: Parameters): ProfileOverride {
  if (server.profile.chats === null) return {};
  const accepts = body.flag('accepts_chat_messages') ?? body.flag('accepting_messages');
  const isOnboarded = server.profile.chats.extended ? body.flag('chats_onboarded') : undefined;
  return {
    ...(accepts === undefined ? {} : { accepts_chat_messages: accepts }),
    ...(isOnboarded === undefined ? {} : { chats_onboarded: isOnboarded }),
  };
}

/** Values that clients store for themselves: each key is replaced as a whole. */
function readSettingsStore(server: Server, viewerId: string, body: Parameters): ProfileOverride {
  const changes = body.record('pleroma_settings_store');
  if (!server.profile.profiles.settingsStore || changes === undefined) return {};
  return { settings_store: { ...server.overrides.state.profiles[viewerId]?.settings_store, ...changes } };
}

/** The visibilities that Pleroma takes for new posts. It ignores any other. */
const scopes = ['public', 'unlisted', 'local', 'private', 'direct'];

/** The defaults of new posts. */
function readPosting(server: Server, body: Parameters): NonNullable<ProfileOverride['posting']> {
  if (server.profile.profiles.posting === 'scope') {
    const scope = body.text('default_scope');
    return scope !== undefined && scopes.includes(scope) ? { privacy: scope } : {};
  }
  const source = body.nested('source');
  const privacy = source?.text('privacy');
  const sensitive = source?.flag('sensitive');
  const language = source?.text('language');
  if (privacy !== undefined && !['public', 'unlisted', 'private', 'direct'].includes(privacy)) {
    throw unprocessable('Validation failed: Privacy is not included in the list');
  }
  return {
    ...(privacy === undefined ? {} : { privacy }),
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(language === undefined ? {} : { language }),
  };
}

function readFields(server: Server, body: Parameters): Pick<ProfileOverride, 'fields'> {
  const records = body.records('fields_attributes');
  if (records.length === 0) return {};
  const { fields: most, fieldCharacters } = server.profile.profiles;
  const fields = records
    .map(record => ({ name: record.text('name') ?? '', value: record.text('value') ?? '' }))
    .filter(({ name, value }) => name !== '' || value !== '');
  if (fields.length > most) throw unprocessable('Validation failed: Fields are too many');
  for (const { name, value } of fields) {
    if (name === '') throw unprocessable("Validation failed: Fields label can't be blank");
    if (Math.max(name.length, value.length) > fieldCharacters) throw tooLong('Fields', fieldCharacters);
  }
  return { fields };
}

/** The texts and switches of a profile. */
function readProfile(server: Server, body: Parameters): ProfileOverride {
  const { displayNameCharacters, noteCharacters, hidden } = server.profile.profiles;
  const displayName = body.text('display_name');
  const note = body.text('note');
  if (displayName !== undefined && displayName.length > displayNameCharacters) {
    throw tooLong('Display name', displayNameCharacters);
  }
  if (note !== undefined && note.length > noteCharacters) throw tooLong('Note', noteCharacters);
  const flags = Object.fromEntries(
    (['locked', 'bot', 'discoverable'] as const).flatMap(name => {
      const value = body.flag(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const hides = { collections: body.flag('hide_collections'), pleroma: body.flag('hide_followers'), none: undefined }[hidden];
  return {
    ...flags,
    ...readFields(server, body),
    ...(hides === undefined ? {} : { hides_follows: hides }),
    ...(displayName === undefined ? {} : { display_name: displayName }),
    ...(note === undefined ? {} : { note_text: note }),
  };
}

/** Stores a new picture, or removes it where an empty value does. Pictures last as long as the server runs. */
async function changeImage(server: Server, account: AccountRecord, body: Parameters, name: 'avatar' | 'header'): Promise<void> {
  const { imageBytes, imageRemoval } = server.profile.profiles;
  const file = body.file(name);
  if (file === null) {
    if (imageRemoval === 'empty' && body.text(name) === '') account[name] = '';
    return;
  }
  if (file.size > imageBytes) throw tooLarge();
  if (!file.type.startsWith('image/') || uploadExtensions[file.type] === undefined) {
    throw unprocessable(`Validation failed: ${name === 'avatar' ? 'Avatar' : 'Header'} content type is invalid`);
  }
  const stored = { body: new Uint8Array(await file.arrayBuffer()), type: file.type };
  account[name] = server.uploads.store(stored, `${name}-${account.id}-${String(server.now())}`);
}

async function changeProfile(context: RouteContext, server: Server): Promise<Response> {
  const viewerId = requireViewer(context, 'write:accounts');
  const account = ownAccountOf(server, viewerId);
  const body = await bodyParameters(context.req.raw, false, 2 * server.profile.profiles.imageBytes + FORM_BYTES);
  const changes = {
    ...readChatSettings(server, body),
    ...readProfile(server, body),
    ...readSettingsStore(server, viewerId, body),
  };
  const posting = readPosting(server, body);
  for (const name of images) await changeImage(server, account, body, name);
  if (server.profile.profiles.imageDescriptions)
    account.avatar_description = body.text('avatar_description') ?? account.avatar_description;
  server.overrides.change(state => {
    const known = state.profiles[viewerId];
    state.profiles[viewerId] = { ...known, ...changes, posting: { ...known?.posting, ...posting } };
  });
  applyAccountOverrides(server.world, server.overrides.state, viewerId);
  return context.json(ownAccountJson(server, account));
}

function tagJson(server: Server, account: AccountRecord, name: string): Wire {
  const key = name.toLowerCase();
  const used = (server.world.byAccount.get(account.id) ?? []).filter(id =>
    server.world.statuses.get(id)?.tags.some(tag => tag.toLowerCase() === key),
  );
  const last = server.world.statuses.get(used.at(-1) ?? '');
  return {
    // The world has no ids of featured hashtags.
    id: key,
    name,
    url: `${account.url}/tagged/${encodeURIComponent(key)}`,
    statuses_count: String(used.length),
    last_status_at: last?.created_at.slice(0, 10) ?? null,
  };
}

function featuredTagRoutes(app: Hono<Environment>, server: Server): void {
  const most = server.profile.profiles.featuredTags;
  const tagsOf = (account: AccountRecord): Wire[] =>
    most === 0 ? [] : (account.featured_tags ?? []).map(name => tagJson(server, account, name));
  const store = (viewerId: string, tags: string[]): void => {
    server.overrides.change(state => {
      state.profiles[viewerId] = { ...state.profiles[viewerId], featured_tags: tags };
    });
    applyAccountOverrides(server.world, server.overrides.state, viewerId);
  };

  app.get('/api/v1/accounts/:id/featured_tags', context => {
    viewerFor(context, server, 'account');
    return context.json(tagsOf(accountFrom(server, context.req.param('id'))));
  });
  app.get('/api/v1/featured_tags', context =>
    context.json(tagsOf(ownAccountOf(server, requireViewer(context, 'read:accounts')))),
  );
  app.post('/api/v1/featured_tags', async context => {
    const viewerId = requireViewer(context, 'write:accounts');
    if (most === 0) throw wrongMethod(server.profile);
    const account = ownAccountOf(server, viewerId);
    const name = ((await bodyParameters(context.req.raw, false)).text('name') ?? '').replace(/^#/, '');
    const known = account.featured_tags ?? [];
    if (!/^[\p{L}\p{N}_]+$/u.test(name)) throw unprocessable('Validation failed: Tag is invalid');
    if (known.some(tag => tag.toLowerCase() === name.toLowerCase()))
      throw unprocessable('Validation failed: Tag has already been taken');
    if (known.length >= most) throw unprocessable('Validation failed: You have already featured the maximum number of hashtags');
    store(viewerId, [...known, name]);
    return context.json(tagJson(server, account, name));
  });
  app.delete('/api/v1/featured_tags/:id', context => {
    const viewerId = requireViewer(context, 'write:accounts');
    if (most === 0) throw notFound();
    const key = context.req.param('id');
    store(
      viewerId,
      (ownAccountOf(server, viewerId).featured_tags ?? []).filter(tag => tag.toLowerCase() !== key),
    );
    return context.json({});
  });
}

/** Profiles: changing the own one, featured hashtags, and the accounts that an account endorses. */
export function profileRoutes(app: Hono<Environment>, server: Server): void {
  app.patch('/api/v1/accounts/update_credentials', context => changeProfile(context, server));

  if (server.profile.profiles.imageRemoval === 'delete') {
    for (const name of images) {
      app.delete(`/api/v1/profile/${name}`, context => {
        const account = ownAccountOf(server, requireViewer(context, 'write:accounts'));
        account[name] = '';
        return context.json(ownAccountJson(server, account));
      });
    }
  }

  featuredTagRoutes(app, server);

  const { endorsements } = server.profile.profiles;
  if (endorsements !== 'none') {
    app.get(`/api/v1/${endorsements === 'pleroma' ? 'pleroma/' : ''}accounts/:id/endorsements`, context => {
      viewerFor(context, server, 'account');
      const { endorsed_ids: ids = [] } = accountFrom(server, context.req.param('id'));
      return context.json(accountsJson(server, ids.slice(0, readLimit(context, server, 'accounts'))));
    });
  }
}
