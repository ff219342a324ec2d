import { errorText } from '@rookery/api-client';
import { listView, type ListView } from './list-view.js';

/** The fields of an infinite query that its view is made of. */
interface PagesQuery {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch(): unknown;
  fetchNextPage(options: { cancelRefetch: false }): unknown;
}

/** The view of a list that is an infinite query. */
export function pagesView(query: PagesQuery): ListView {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return listView({
    isLoaded: data !== undefined,
    error: isFetchNextPageError ? null : error,
    isBusy: isFetching,
    onRetry: () => void query.refetch(),
    older: hasNextPage
      ? {
          isLoading: isFetchingNextPage,
          hasFailed: isFetchNextPageError,
          reason: isFetchNextPageError ? errorText(error, '') : '',
          onLoad: () => void query.fetchNextPage({ cancelRefetch: false }),
        }
      : null,
  });
}
