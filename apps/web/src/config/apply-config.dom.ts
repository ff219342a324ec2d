import { accentProperties } from './brand-color.js';
import { configProblems, type SettingChoices } from './config-problems.js';
import { readConfig } from './read-config.js';
import type { Fields, SiteConfig } from './site-config.js';

/** Reads the configuration, colours the page and tells the staff of the site, in the console, which values cannot be used. */
export function applyConfig(fields: Fields, settings: SettingChoices): SiteConfig {
  const config = readConfig(fields);
  // oxlint-disable-next-line no-console -- for the staff of the site, who look there
  for (const problem of configProblems(fields, settings)) console.error(problem);
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(accentProperties(config.brandColor))) style.setProperty(name, value);
  return config;
}
