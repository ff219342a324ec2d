import './styles.css';
import './shortcuts/early-keys.dom.js';
import { leaveLayers, prepareRichText } from '@rookery/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { applyAppSheet } from './boot/app-sheet.dom.js';
import { configReady } from './config/site-config.dom.js';
import { BASE } from './routing/base.dom.js';
import { firstConnection } from './session/first-connection.dom.js';
import { settingRows } from './settings/settings-table.js';

/** The page waits this long for posts that are on their way, instead of drawing placeholders over those in its HTML. */
const FIRST_POSTS_WAIT_MS = 250;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root to draw into.');
  restoreStackTraces();
  // The router knows the folder of the app with its slash alone.
  if (`${location.pathname}/` === BASE) history.replaceState(history.state, '', BASE + location.search + location.hash);
  // The lists restore their own scroll positions.
  history.scrollRestoration = 'manual';
  // A reload closes the layers over the page: their history entries are left too.
  leaveLayers(() => undefined);
  // While the first posts are on their way. The texts themselves ask again after a failure.
  prepareRichText().catch(() => undefined);
  const sheet = applyAppSheet();
  await configReady(settingRows);
  const first = firstConnection();
  if (first !== null) {
    await Promise.race([first.prefetched, new Promise(resolve => setTimeout(resolve, FIRST_POSTS_WAIT_MS))]);
  }
  await sheet;
  createRoot(root).render(
    <StrictMode>
      <App firstConnection={first?.connection ?? null} />
    </StrictMode>,
  );
}

/** The boot script switched them off while the modules were evaluated. */
function restoreStackTraces(): void {
  (Error as { stackTraceLimit?: number | undefined }).stackTraceLimit = window.rookeryStackTraceLimit;
}

void start();
