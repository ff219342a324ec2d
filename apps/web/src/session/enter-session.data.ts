import type { Session } from '@rookery/api-client';
import { connect } from './connection.data.js';
import { learnFeatures } from './features.data.js';
import { sessionStore } from './sessions.dom.js';

/** Home's rows shall look the same from their first frame on, but need not wait longer for that. */
const OFFERS_WITHIN_MS = 1_000;

/** Adds a session and shows its account. The pages mount with the session, and read the features of its server then. */
export async function enterSession(session: Session, options: { staySignedIn: boolean }): Promise<void> {
  await Promise.race([
    learnFeatures(connect(session, session.server)).catch(() => undefined),
    new Promise(resolve => setTimeout(resolve, OFFERS_WITHIN_MS)),
  ]);
  sessionStore.add(session, options);
}
