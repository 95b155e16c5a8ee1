import { useQuery } from '@tanstack/react-query';

/** Document 3 section 9. */
const refreshMilliseconds = 5000;

/** The newest data, polled even after a failure. */
export function usePreviewData() {
  return useQuery({
    queryKey: ['staff', 'preview-data'],
    queryFn: async ({ signal }) => {
      const { createStaffClient } = await import('#web/lib/api/staff-client.ts');
      return createStaffClient(fetchJson).preview.getData({}, signal);
    },
    refetchInterval: refreshMilliseconds,
  });
}

/** Document 3 section 8: errors name the status, or that HTML came instead of JSON, so this page has its own client. */
const fetchJson: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  // The client renews its token and retries.
  if (response.status === 401) return response;
  if (!response.ok) throw new Error(`The server answered with status ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new Error('Server returned HTML instead of JSON');
  return response;
};
