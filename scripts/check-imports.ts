// Who may import whom (architecture 2 and 3), and no import cycles.
import { importFaults } from './import-rules.ts';
import { finish } from './report.ts';
import { readSourceFiles } from './source-files.ts';

finish('imports', importFaults(readSourceFiles()));
