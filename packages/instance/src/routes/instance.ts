import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { notFound } from '../http/refusal.js';
import { rulesOf } from '../server/rules.js';
import { adSettingsJson } from '../server/site-ads.js';
import { signUpOf } from '../server/registrations.js';
import type { Environment, Server, Wire } from '../server/server.js';
import { accountJson, emojisJson } from '../server/serialize-account.js';
import { isWaiting } from '../world/members.js';

const title = 'Rookery';
const description = 'A demonstration server with generated accounts and posts.';
function streamingOrigin(server: Server): string {
  if (server.profile.streams.advertisedAsSecure) return server.origin.replace(/^https?/, 'wss');
  return server.origin.replace(/^http/, 'ws');
}

const urlsOf = (server: Server): Wire => ({
  streaming: streamingOrigin(server),
  status: null,
  about: `${server.origin}/about`,
  privacy_policy: null,
  terms_of_service: null,
});

function localCount(server: Server): number {
  return [...server.world.accounts.values()].filter(({ id, host }) => host === null && !isWaiting(server.world, id)).length;
}

function hostsKnown(server: Server): string[] {
  return [...new Set([...server.world.accounts.values()].flatMap(account => account.host ?? []))].toSorted();
}

function localPosts(server: Server): number {
  let count = 0;
  for (const account of server.world.accounts.values()) if (account.host === null) count += account.statuses_count;
  return count;
}

/** `configuration` without URLs, the same in both versions of the instance. */
function configuration(server: Server): Record<string, Wire> {
  const { limits, uploads, polls, instance } = server.profile;
  const common: Record<string, Wire> = {
    statuses: {
      max_characters: limits.characters,
      max_media_attachments: limits.media,
      characters_reserved_per_url: limits.charactersPerUrl,
    },
    media_attachments: {
      supported_mime_types: uploads.types,
      ...(uploads.advertisesDescription ? { description_limit: uploads.descriptionCharacters } : {}),
      image_size_limit: uploads.imageBytes,
      ...(uploads.imagePixels === null ? {} : { image_matrix_limit: uploads.imagePixels }),
      video_size_limit: uploads.videoBytes,
      video_frame_rate_limit: uploads.videoFrameRate,
      ...(uploads.videoPixels === null ? {} : { video_matrix_limit: uploads.videoPixels }),
      ...(uploads.videoSeconds === null ? {} : { video_duration_limit: uploads.videoSeconds }),
    },
    polls: {
      max_options: limits.pollOptions,
      max_characters_per_option: limits.pollOptionCharacters,
      min_expiration: polls.shortest,
      max_expiration: polls.longest,
    },
  };
  for (const [name, extra] of Object.entries(instance.configuration)) common[name] = { ...common[name], ...extra };
  return common;
}

function contactOf(server: Server): Wire | null {
  const account = server.world.accounts.get(server.world.memberId);
  return account === undefined ? null : accountJson(server, account);
}

/** Features beyond Mastodon, in the vocabulary of the Pleroma family. */
function dialect(server: Server): Wire {
  const { profile } = server;
  const { features, metadata, extra } = profile.instance;
  if (features.length === 0) return extra;
  const { family, confirmation, birthday, minAge } = signUpOf(server);
  const signUp =
    family === 'pleroma'
      ? { account_activation_required: confirmation, birthday_required: birthday, birthday_min_age: minAge ?? 0 }
      : {};
  return { ...extra, pleroma: { metadata: { features, ...metadata, ...signUp } } };
}

function instanceV1(server: Server): Wire {
  const { host } = new URL(server.origin);
  return {
    uri: host,
    title,
    short_description: description,
    description,
    email: `hello@${new URL(server.origin).hostname}`,
    version: server.profile.version,
    urls: server.profile.streaming === 'absent' ? {} : { streaming_api: streamingOrigin(server) },
    stats: { user_count: localCount(server), status_count: localPosts(server), domain_count: hostsKnown(server).length },
    thumbnail: `${server.origin}/media/picture/7-44-600x400.svg`,
    languages: ['en'],
    registrations: signUpOf(server).isOpen,
    approval_required: signUpOf(server).approval,
    invites_enabled: false,
    configuration: configuration(server),
    contact_account: contactOf(server),
    rules: rulesOf(server),
    ...dialect(server),
    ...(server.profile.name === 'gotosocial' || server.profile.name === 'snac'
      ? { max_toot_chars: server.profile.limits.characters }
      : {}),
  };
}

function instanceV2(server: Server): Wire {
  const signUp = signUpOf(server);
  const { profile, origin } = server;
  return {
    domain: new URL(origin).host,
    title,
    version: profile.version,
    source_url: profile.software.sourceUrl,
    description,
    usage: { users: { active_month: localCount(server) } },
    thumbnail: { url: `${origin}/media/picture/7-44-600x400.svg`, blurhash: null, versions: {} },
    icon: [],
    languages: ['en'],
    configuration: {
      ...configuration(server),
      ...(profile.streaming === 'absent' ? {} : { urls: urlsOf(server) }),
      vapid: { public_key: '' },
      translation: { enabled: profile.instance.translation },
    },
    registrations: {
      enabled: signUp.isOpen,
      approval_required: signUp.approval,
      reason_required: signUp.approval && signUp.reason,
      message: signUp.message,
      min_age: signUp.minAge,
      url: signUp.url,
    },
    contact: { email: `hello@${new URL(origin).hostname}`, account: contactOf(server) },
    rules: rulesOf(server),
    ...dialect(server),
    ...(profile.instance.apiVersions === null ? {} : { api_versions: profile.instance.apiVersions }),
  };
}

function nodeinfo(server: Server, schema: string): Wire {
  const { software } = server.profile;
  return {
    version: schema,
    software: { name: software.name, version: software.version, ...(schema === '2.1' ? { repository: software.sourceUrl } : {}) },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: signUpOf(server).isOpen,
    usage: { users: { total: localCount(server), activeMonth: localCount(server) }, localPosts: localPosts(server) },
    metadata: { nodeName: title, nodeDescription: description },
  };
}

export function instanceRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/instance', context => context.json(instanceV1(server)));
  app.get('/api/v2/instance', context => {
    if (!server.profile.instance.v2) throw notFound();
    return context.json(instanceV2(server));
  });
  app.get('/api/pleroma/frontend_configurations', context => {
    const { frontendConfigurations } = server.profile.instance;
    if (frontendConfigurations === null) throw notFound();
    const { adProvider } = server;
    const settings = adProvider === null ? {} : { soapbox_fe: adSettingsJson(server, adProvider) };
    return context.json({ ...frontendConfigurations, ...settings });
  });
  app.get('/api/v1/instance/rules', context => context.json(rulesOf(server)));
  app.get('/api/v1/instance/peers', context => context.json(hostsKnown(server)));
  app.get('/api/v1/custom_emojis', context =>
    context.json(server.profile.customEmojis ? emojisJson(server, server.world.emojis) : []),
  );

  app.get('/.well-known/nodeinfo', context =>
    context.json({
      links: server.profile.instance.nodeinfo.map(({ schema, path }) => ({
        rel: `http://nodeinfo.diaspora.software/ns/schema/${schema}`,
        href: server.origin + path,
      })),
    }),
  );
  for (const { schema, path } of server.profile.instance.nodeinfo) {
    app.get(path, context => context.json(nodeinfo(server, schema)));
  }

  app.get('/api/v1/preferences', context => {
    const viewerId = requireViewer(context, 'read:accounts');
    if (!server.profile.preferences) return context.json({});
    const posting = server.overrides.state.profiles[viewerId]?.posting;
    return context.json({
      'posting:default:visibility': posting?.privacy ?? server.profile.statuses.defaultVisibility,
      'posting:default:sensitive': posting?.sensitive ?? false,
      'posting:default:language': posting?.language ?? 'en',
      'posting:default:quote_policy': 'public',
      'reading:expand:media': 'default',
      'reading:expand:spoilers': false,
      'reading:autoplay:gifs': true,
    });
  });
}
