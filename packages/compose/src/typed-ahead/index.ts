export { createTypedAhead, type TypedAhead, type TypedKey } from './typed-ahead.js';
