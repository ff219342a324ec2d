// Tests in the engines that Playwright does not drive: each journey is written once.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { SESSIONS_KEY } from '../../packages/api-client/src/session/session-store.ts';
import { sessionOf } from '../../tools/interop/page.ts';
import type { Json } from '../../tools/interop/posts.ts';
import { signInAs } from '../../tools/interop/sign-in.ts';
import { startApp } from '../app-process.ts';
import { serverOriginOf, workerPort } from '../places.ts';
import type { Engine, EngineKind } from './engine.ts';
import { firefox } from './firefox.ts';
import { Visitor, type Where } from './visitor.ts';
import { webkit } from './webkit.ts';

export { expect };

const kinds: ReadonlyMap<string, EngineKind> = new Map([
  ['firefox', firefox],
  ['webkit', webkit],
]);

/** A person with a window, and past the page, requests as their account. */
export interface Member {
  readonly visitor: Visitor;
  send(method: string, path: string, body?: Json): Promise<Json>;
}

/** A window that stands still would hold up its test for the whole time of it. */
const ANSWER_LIMIT_MS = 15_000;

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The window does not answer.')), ANSWER_LIMIT_MS);
  });
  return Promise.race([answer, late]);
}

interface WorkerFixtures {
  /** Null where it is not installed. */
  engine: Engine | null;
  /** The origin of the app. */
  app: string;
}

interface Fixtures {
  isReady: undefined;
  /** Opens a window. A test fails on any fault of its pages. */
  openVisitor: () => Promise<Visitor>;
  /** A window without a session. */
  visitor: Visitor;
  /** Opens a window with the session of an account, at a path. `server`: another origin that answers like the built-in one. */
  enter: (who: number | string, path: string, settings?: Json, server?: string) => Promise<Member>;
  /** Sends a command to the control of the built-in server. */
  control: (path: string, body?: Json) => Promise<Json>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, provide, { project }) => {
      const kind = kinds.get(project.name);
      const engine = kind?.files.every(file => existsSync(file)) === true ? await kind.start() : null;
      await provide(engine);
      await engine?.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const port = workerPort();
      const stop = await startApp(port, ['--control']);
      await provide(`http://localhost:${port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
  isReady: [
    async ({ engine }, provide, info) => {
      info.skip(engine === null, `needs ${kinds.get(info.project.name)?.packages.join(' and ')}`);
      await provide(undefined);
    },
    { auto: true },
  ],
  control: async ({ app }, provide) => {
    const send = async (path: string, body: Json = {}): Promise<Json> => {
      const answer = await fetch(`${serverOriginOf(app)}/_control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return (await answer.json()) as Json;
    };
    await send('reset');
    await provide(send);
  },
  // The reset comes before the first page.
  openVisitor: async ({ engine, app, control: _reset }, provide, info) => {
    const visitors: Visitor[] = [];
    await provide(async () => {
      if (engine === null) throw new Error('There is no engine.');
      const visitor = await Visitor.at(await engine.openWindow(), app);
      visitors.push(visitor);
      return visitor;
    });
    const faults: string[] = [];
    for (const [at, { window }] of visitors.entries()) {
      try {
        if (info.errors.length > 0) await writeFile(info.outputPath(`window-${at + 1}.png`), await answered(window.picture()));
        faults.push(...(await answered(window.faults())));
      } finally {
        await answered(window.close());
      }
    }
    expect(faults).toEqual([]);
  },
  visitor: async ({ openVisitor }, provide) => provide(await openVisitor()),
  enter: async ({ openVisitor, app }, provide) =>
    provide(async (who, path, settings = {}, server = serverOriginOf(app)) => {
      const visitor = await openVisitor();
      const origin = serverOriginOf(app);
      const credentials = await signInAs(origin, who);
      const send = async (method: string, to: string, body?: Json): Promise<Json> => {
        const answer = await fetch(origin + to, {
          method,
          headers: { authorization: `Bearer ${credentials.token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Json;
      };
      const session = sessionOf(server, await send('GET', '/api/v1/accounts/verify_credentials'), credentials);
      // A document of the app's origin without the app.
      await visitor.open('/logo.svg');
      await visitor.window.evaluate(
        (key, sessions, stored) => {
          localStorage.setItem(key, sessions);
          localStorage.setItem('rookery:settings', stored);
        },
        SESSIONS_KEY,
        JSON.stringify({ current: session.id, sessions: [session] }),
        JSON.stringify({ undoSendSeconds: 0, ...settings }),
      );
      await visitor.open(path);
      return { visitor, send };
    }),
});

/** The posts of the list on the page. */
export const posts: Where = { css: '#status-list article[data-status-id]' };
export const button = (name: string | RegExp, within?: Where): Where => ({ role: 'button', name, ...(within && { within }) });
export const link = (name: string | RegExp, within?: Where): Where => ({ role: 'link', name, ...(within && { within }) });
export const heading = (name: string | RegExp): Where => ({ role: 'heading', name });
export const textbox = (name: string | RegExp, within?: Where): Where => ({ role: 'textbox', name, ...(within && { within }) });
export const navigation: Where = { role: 'navigation', name: 'Main' };
