import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for comes at once; a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is laid out here, so there is nowhere to scroll to; a test that cares puts its own in place.
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;

afterEach(cleanup);
