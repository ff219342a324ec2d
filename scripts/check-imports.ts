// The import rules of `docs/architecture.md`: packages, layers, cycles between files and folders, DOM globals in core files; and that
// server families are compared in the table of features alone.
import { featureFaults } from './feature-rules.ts';
import { importFaults } from './import-rules.ts';
import { finish } from './report.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();
finish('imports', [...importFaults(files), ...featureFaults(files)]);
