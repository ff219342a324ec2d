/** Servers delete files that no post uses, the quickest after a day. */
const UPLOAD_LIFETIME_MS = 12 * 60 * 60_000;

/** Whether the server may have deleted an upload. A clock that was set back says nothing about the age. Both in epoch ms. */
export const isUploadOver = (uploadedAt: number | null, now: number): boolean =>
  uploadedAt === null || now - uploadedAt > UPLOAD_LIFETIME_MS || uploadedAt > now;
