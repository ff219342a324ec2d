// The import rules of `docs/architecture.md`: packages, layers, cycles between files and folders, DOM globals in core files.
import { importFaults } from './import-rules.ts';
import { finish } from './report.ts';
import { readSourceFiles } from './source-files.ts';

finish('imports', importFaults(readSourceFiles()));
