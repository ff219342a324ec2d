import { existsSync } from 'node:fs';

/** Parts of the browser's own window. Each is a page with a process of its own, whose work is as much as that of the tested page. */
const PARTS_OF_THE_WINDOW = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright switches off: of two lists, Chromium reads the last one alone. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How every check starts Chromium: without what it does by itself over the network, and without what no check looks at. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...PARTS_OF_THE_WINDOW, ...OFF_IN_PLAYWRIGHT].join(',')}`,
  ],
};

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without a window, which opens a page in half the time, where it is installed. It places some text a fraction of a pixel elsewhere:
 * the pictures of stories are those of Chromium.
 */
export const headlessShell = {
  ...chromium,
  executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium.executablePath,
};
