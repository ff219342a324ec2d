import type { SettingChoices } from './config-problems.js';
import { requestConfig } from './request-config.dom.js';
import { defaultConfig, parseConfig, type SiteConfig } from './site-config.js';

/** A configuration that is on its way longer than this is not waited for: the app starts as one without. */
const WAIT_MS = 5_000;

let config = defaultConfig;

/**
 * Resolves once the configuration is known: at once on every visit but the first to a host of files alone.
 *
 * @param settings The settings that it can have defaults of.
 */
export async function configReady(settings: SettingChoices): Promise<void> {
  const request = requestConfig();
  if (request.text === null && request.requested !== null)
    request.text = await Promise.race([
      request.requested,
      new Promise<null>(resolve => setTimeout(() => resolve(null), WAIT_MS)),
    ]);
  const fields = parseConfig(request.text ?? '{}') ?? {};
  if (Object.keys(fields).length === 0) return;
  // A start with the defaults is better than none.
  const applied = await import('./apply-config.dom.js')
    .then(({ applyConfig }) => applyConfig(fields, settings))
    .catch(() => defaultConfig);
  config = applied;
}

/** The site's configuration, once `configReady` has resolved; the defaults before that and where there is none. */
export const siteConfig = (): SiteConfig => config;
