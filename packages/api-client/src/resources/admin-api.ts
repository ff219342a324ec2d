import type { StaffFeatures } from '../features/staff-features.js';
import { ApiError } from '../request/errors.js';

/** The API for the staff: `accounts` is that of Mastodon, `users` that of Pleroma and its forks. */
export type AdminApi = 'accounts' | 'users';

/** The API for the staff that a server has; null: none that is known. */
export function adminApiOf({
  mastodonAdmin,
  pleromaAdmin,
}: Pick<StaffFeatures, 'mastodonAdmin' | 'pleromaAdmin'>): AdminApi | null {
  if (mastodonAdmin) return 'accounts';
  return pleromaAdmin ? 'users' : null;
}

/** Rejects a request that the API of the server does not have. */
export function lacking(): ApiError {
  return new ApiError('http', { isUnsupported: true });
}

/** Scopes of the staff, which a sign-in asks for only where it is to moderate (`furtherScopes` of `beginSignIn`). */
export const STAFF_SCOPES = 'admin:read admin:write';

/** Whether a session may use the API for the staff, as its scopes say. */
export function hasStaffScopes(scope: string): boolean {
  const granted = scope.split(/\s+/);
  return granted.includes('admin') || STAFF_SCOPES.split(' ').every(wanted => granted.includes(wanted));
}

/** Pleroma's API for the staff. */
export const PLEROMA_ADMIN = '/api/v1/pleroma/admin';
