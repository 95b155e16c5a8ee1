import { useInfiniteQuery } from '@tanstack/react-query';
import { loadClient } from '#web/lib/api/load-client.ts';
import { openDownload, saveFile } from '#web/lib/browser/save-file.ts';

/** Submissions of a form, newest first, a page at a time. */
export function useSubmissions(formId: string) {
  return useInfiniteQuery({
    queryKey: ['form-submissions', formId],
    queryFn: async ({ pageParam, signal }) =>
      (await loadClient()).forms.listSubmissions({ formId, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

/** All submissions of a form as one CSV file, which the server answers in parts. */
export async function downloadSubmissions(formId: string): Promise<void> {
  const { forms } = await loadClient();
  const parts: string[] = [];
  let filename = '';
  let before: string | undefined;
  do {
    const part = await forms.exportSubmissions({ formId, ...(before && { before }) });
    parts.push(part.csv);
    filename ||= part.filename;
    before = part.next;
  } while (before);
  saveFile(filename, parts.join(''));
}

/** Saves a file that a visitor sent; its link is good for five minutes, so it is asked for when it is needed. */
export async function downloadFile(file: {
  formId: string;
  submissionId: string;
  fieldId: string;
}): Promise<void> {
  const { url } = await (await loadClient()).forms.getFile(file);
  openDownload(url);
}
