import { errorText, type ServerDocument } from '@rookery/api-client';
import { instanceQuery, useClient, useFeatures } from '@rookery/store';
import { ErrorState, Loading, useMessages } from '@rookery/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { About, type AboutProps } from './about.js';
import { documentQuery } from './about.data.js';
import { aboutMessages } from './messages.js';

const names: readonly ServerDocument[] = ['extended_description', 'privacy_policy', 'terms_of_service'];

/** The page about the server. A document that cannot be loaded is left out. */
export function AboutScreen({ restrictionsHref }: Pick<AboutProps, 'restrictionsHref'>) {
  const text = useMessages(aboutMessages);
  const client = useClient();
  const { data: instance, isError, error, refetch } = useQuery(instanceQuery(client));
  const { data: features } = useFeatures();
  const offered = features?.serverDocuments === true ? names : [];
  const documents = useQueries({ queries: offered.map(name => documentQuery(client, name)) });
  if (isError && instance === undefined)
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  if (instance === undefined || documents.some(({ isPending }) => isPending)) return <Loading />;
  const shown = offered.flatMap((name, index) => {
    const html = documents[index]?.data ?? null;
    return html === null ? [] : [{ name, html }];
  });
  return <About instance={instance} documents={shown} restrictionsHref={restrictionsHref} />;
}
