import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing is laid out here, so there is nowhere to scroll to; a test that cares puts its own in place.
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;

afterEach(cleanup);
