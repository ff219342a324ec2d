/** Posts of a timeline's page: the default of every server. */
export const TIMELINE_PAGE_SIZE = 20;

/**
 * Path and query of Home's first page. An application may request it before the client has loaded; the first request of the home
 * timeline is then exactly this one.
 */
export const HOME_TIMELINE_PATH = `/api/v1/timelines/home?limit=${TIMELINE_PAGE_SIZE}`;
