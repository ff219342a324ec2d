import { expect, it } from 'vitest';
import { messageOf } from './sign-in-requests.js';

it.each([
  [{ error_description: 'Too old', error: 'invalid_grant' }, 'Too old'],
  [{ error_description: ' ', error: 'invalid_grant' }, 'invalid_grant'],
  [{ message: 'Closed' }, 'Closed'],
  [{ error: { message: 'Nested' } }, 'Nested'],
  [{ zod_error: { message: 'Of Hollo' } }, 'Of Hollo'],
  [{ error: 7, message: '' }, null],
  [{}, null],
])('reads the message of the error %j: %s', (body, message) => {
  expect(messageOf(body)).toBe(message);
});
