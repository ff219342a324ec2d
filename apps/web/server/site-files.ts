import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configProblems } from '../src/config/config-problems.js';
import { parseConfig } from '../src/config/site-config.js';
import { settingRows } from '../src/settings/settings-table.js';
import { securityHeaders } from './security-headers.js';
import type { ServeOptions } from './serve-options.js';
import { siteManifest, sitePage, siteWorker, WORKER, type Site } from './site-page.js';
import { compressFiles } from './static-files.js';

/**
 * Reads the configuration of the site.
 *
 * @throws {Error} For one that cannot be used; its message has a sentence for each problem.
 */
export function readSite(folder: string, { base, config }: Pick<ServeOptions, 'base' | 'config'>): Site {
  const file = config ?? join(folder, 'config.json');
  if (config === null && !existsSync(file)) return { base, config: {} };
  const fields = parseConfig(textOf(file));
  if (fields === null) throw new ConfigError(`${file} is not a JSON object.`);
  const problems = configProblems(fields, settingRows);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { base, config: fields };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

/** A configuration that cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The parts of a written site: its files from the root of the host, and its headers in the languages of two web servers. */
const WRITTEN = { files: 'public', nginx: 'headers.nginx.conf', caddy: 'headers.Caddyfile' };

/**
 * Writes a site for a web server that sends files as they are: the page with its configuration inside, each file with its compressed copies, and
 * the headers that allow the page. Files of an earlier version stay for the pages that are still open.
 */
export async function writeSite(folder: string, written: string, site: Site): Promise<void> {
  const target = join(written, WRITTEN.files, site.base);
  mkdirSync(target, { recursive: true });
  cpSync(folder, target, { recursive: true, filter: path => !/\.(?:map|br|gz)$/.test(path) });
  rmSync(join(target, 'config.json'), { force: true });
  const read = (path: string): string | null =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
  const { html, source } = sitePage(read('index.html') ?? '', site, read);
  writeFileSync(join(target, 'index.html'), html);
  const manifest = read('manifest.webmanifest');
  if (manifest !== null) writeFileSync(join(target, 'manifest.webmanifest'), siteManifest(manifest, site));
  const worker = siteWorker(html, site, read);
  if (worker !== null) writeFileSync(join(target, WORKER), worker);
  await compressFiles(target);
  // Without the upgrade of requests: it would break a page on http://localhost in WebKit, and the policy allows no http anyway.
  const headers = Object.entries(securityHeaders({ allowLoopback: false, isSecure: false, inlineStyle: source }));
  const lines = (line: (name: string, value: string) => string) =>
    `${headers.map(([name, value]) => line(name, value)).join('\n')}\n`;
  writeFileSync(
    join(written, WRITTEN.nginx),
    lines((name, value) => `add_header ${name} "${value}" always;`),
  );
  writeFileSync(
    join(written, WRITTEN.caddy),
    lines((name, value) => `header ${name} "${value}"`),
  );
}
