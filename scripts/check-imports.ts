// The import rules of `docs/architecture.md`: packages, layers, cycles between files and folders, DOM globals in core files; that server
// families are compared in the table of features alone; that the packages below chats use nothing that React 18 lacks; and the titles and
// hosts of stories.
import { featureFaults } from './feature-rules.ts';
import { importFaults } from './import-rules.ts';
import { reactFaults } from './react-rules.ts';
import { finish } from './report.ts';
import { readSourceFiles } from './source-files.ts';
import { storyFaults } from './story-rules.ts';

const files = readSourceFiles();
finish('imports', [...importFaults(files), ...featureFaults(files), ...reactFaults(files), ...storyFaults(files)]);
