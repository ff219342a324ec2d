import { version } from 'react';
import { version as domVersion } from 'react-dom';

// An alias that no longer applies would run these tests in the React of the repository, without anybody noticing.
for (const found of [version, domVersion])
  if (!found.startsWith('18.')) throw new Error(`The tests for React 18 run in React ${found}.`);
