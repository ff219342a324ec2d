import fc from 'fast-check';

// A run that is repeated gives the same answer. To look further: PROPERTY_SEED=7 npx vitest run …, or PROPERTY_SEED=random.
const { PROPERTY_SEED: seed = '20260101' } = process.env;

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
