import type { Hono } from 'hono';

import { requireViewer, statusFrom } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { forbidden, notFound, Refusal } from '../http/refusal.js';
import { attachmentJson } from '../server/serialize.js';
import type { Environment, Server } from '../server/server.js';

const PROVIDER = 'Tram Translate';

/** Translations that mark the text with its new language: no words change, so that tests recognise it. */
export function translationRoutes(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/statuses/:id/translate', async context => {
    const { translates } = server.profile.statuses;
    if (translates === 'none') throw notFound();
    const viewerId = requireViewer(context, 'read:statuses');
    const status = statusFrom(server, context.req.param('id'), viewerId);
    if (status.visibility !== 'public' && status.visibility !== 'unlisted') throw forbidden('This action is not allowed');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const language = body.text(translates) ?? 'en';
    if (language === status.language) throw new Refusal('failure', 503, 'Translation is not available between these languages');
    const marked = (text: string): string => (text === '' ? '' : `[${language}] ${text}`);
    return context.json({
      content: status.content.replace(/^(<p>)?/u, `$1[${language}] `),
      detected_source_language: status.language ?? 'und',
      provider: PROVIDER,
      ...(translates === 'lang'
        ? {
            spoiler_text: marked(status.spoiler_text),
            language,
            poll: status.poll && {
              id: status.poll.id,
              options: status.poll.options.map(({ title }) => ({ title: marked(title) })),
            },
            media_attachments: status.media_attachments.map(media => ({
              id: attachmentJson(server, media)['id'],
              description: marked(media.description ?? ''),
            })),
          }
        : {}),
    });
  });
}
