import { siteSettingsQuery, useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';

/** Whether the site invites visitors to sign in below a thread: no until its settings are known, yes where they cannot be read (THR-05). */
export function useDisplayCta(isVisitor: boolean): boolean {
  const { data, isError } = useQuery({ ...siteSettingsQuery(useClient()), enabled: isVisitor });
  return data?.displayCta ?? isError;
}
