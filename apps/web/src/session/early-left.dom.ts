/** Whether the page has early requests to take over. */
export const hasEarlyRequests = (): boolean => (globalThis.window?.rookeryEarly?.length ?? 0) > 0;

/** Forgets the early requests that are left: their responses lack what comes after them, and would be shown late. */
export function dropEarlyRequests(): void {
  if (hasEarlyRequests()) window.rookeryEarly = [];
}
