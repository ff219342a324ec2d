// The import rules of `docs/architecture.md`: packages, layers, cycles between files and folders, DOM globals in core files; that server
// families are compared in the table of features alone; that the packages below chats use nothing that React 18 lacks; the titles and
// hosts of stories; that no table is read by any text; that services which a browser can refuse are used in one place; and that pictures send no
// referrer. Unused files and exports: `knip.json`.
import { featureFaults } from './feature-rules.ts';
import { importFaults } from './import-rules.ts';
import { reactFaults, referrerFaults } from './react-rules.ts';
import { packages } from './packed-packages.ts';
import { finish } from './report.ts';
import { lookupFaults } from './lookup-rules.ts';
import { serviceFaults } from './service-rules.ts';
import { readSourceFiles } from './source-files.ts';
import { storyFaults } from './story-rules.ts';

// The built-in server is left out: its tables are read by ids of its own.
const projects = packages
  .filter(name => name !== 'instance')
  .map(name => `packages/${name}`)
  .concat('apps/web');
const files = readSourceFiles();
finish('imports', [
  ...importFaults(files),
  ...featureFaults(files),
  ...reactFaults(files),
  ...referrerFaults(files),
  ...storyFaults(files),
  ...lookupFaults(projects),
  ...serviceFaults(files),
]);
