import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/lib/api/client.ts';

export type SourceCopy = Awaited<ReturnType<typeof client.chat.getSourceCopy>>;

/** The stored copy of a source. */
export function sourceCopyQuery(conversionId: string, sourceId: string) {
  return queryOptions({
    queryKey: ['source-copy', conversionId, sourceId],
    queryFn: ({ signal }) => client.chat.getSourceCopy({ conversionId, sourceId }, signal),
  });
}
