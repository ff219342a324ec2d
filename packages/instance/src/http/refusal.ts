import type { WireAnswer } from '../server-profiles/access-profile.js';
import type { ErrorKind, ServerProfile } from '../server-profiles/server-profile.js';

/** Thrown by a route to answer with an error; the server profile shapes the answer. */
export class Refusal extends Error {
  readonly kind: ErrorKind;
  readonly status: number;
  /** A fixed answer for every server profile (OAuth errors). */
  readonly answer: WireAnswer | null;

  constructor(kind: ErrorKind, status: number, message: string, answer: WireAnswer | null = null) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.status = status;
    this.answer = answer;
  }
}

export const notFound = (): Refusal => new Refusal('not-found', 404, 'Record not found');
export const unauthorized = (message = 'The access token is invalid'): Refusal => new Refusal('unauthorized', 401, message);
export const forbidden = (message = 'This action is not allowed'): Refusal => new Refusal('forbidden', 403, message);
export const unprocessable = (message: string): Refusal => new Refusal('unprocessable', 422, message);
export const badRequest = (message: string): Refusal => new Refusal('bad-request', 400, message);

export const tooLarge = (): Refusal => new Refusal('bad-request', 413, 'The request is too large');

/** A method that the path does not support: 404 or 405, as the server profile has it. */
export const wrongMethod = (profile: ServerProfile): Refusal =>
  profile.wrongMethod === 404 ? notFound() : new Refusal('method', 405, 'Method not allowed');
export const failure = (): Refusal => new Refusal('failure', 500, 'Internal Server Error');

/** An OAuth error (RFC 6749, 5.2). */
export function oauthRefusal(status: number, error: string, description: string): Refusal {
  return new Refusal(status === 401 ? 'unauthorized' : 'bad-request', status, description, {
    status,
    body: { error, error_description: description },
  });
}

const types = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8', html: 'text/html; charset=utf-8' };

function toResponse(answer: WireAnswer): Response {
  const type = answer.type ?? 'json';
  const body = type === 'json' ? JSON.stringify(answer.body) : String(answer.body);
  return new Response(body, { status: answer.status, headers: { 'Content-Type': types[type] } });
}

export function refusalResponse(profile: ServerProfile, refusal: Refusal): Response {
  return toResponse(refusal.answer ?? profile.error(refusal.kind, refusal.status, refusal.message));
}
