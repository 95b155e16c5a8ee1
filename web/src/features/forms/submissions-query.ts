import { useInfiniteQuery } from '@tanstack/react-query';
import { openDownload, saveFile } from '#web/lib/browser/save-file.ts';
import { type LoadForms, useFormsClient } from './forms-client.ts';

/** Submissions of a form page by page, newest first. */
export function useSubmissions(formId: string) {
  const load = useFormsClient();
  return useInfiniteQuery({
    queryKey: ['form-submissions', formId],
    queryFn: async ({ pageParam, signal }) =>
      (await load()).forms.listSubmissions({ formId, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

/** Saves all submissions of a form as one CSV file from the server's parts. */
export async function downloadSubmissions(load: LoadForms, formId: string): Promise<void> {
  const { forms } = await load();
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

/** Downloads a visitor's file. Its link expires after five minutes, so it is requested on demand. */
export async function downloadFile(
  load: LoadForms,
  file: { formId: string; submissionId: string; fieldId: string },
): Promise<void> {
  const { url } = await (await load()).forms.getFile(file);
  openDownload(url);
}
