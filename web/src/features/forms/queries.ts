import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { loadVisitorClient } from '#web/lib/api/load-visitor-client.ts';
import { useFormsClient } from './forms-client.ts';

type Forms = Client['forms'];
const formsKey = (conversionId: string) => ['forms', conversionId];

/** Document 2 section 9. */
const refreshMilliseconds = 30_000;

export function useForms(conversionId: string) {
  const load = useFormsClient();
  return useQuery({
    queryKey: [...formsKey(conversionId), 'list'],
    queryFn: async ({ signal }) => (await (await load()).forms.list({ conversionId }, signal)).forms,
    refetchInterval: refreshMilliseconds,
  });
}

export function useFormAnalytics(conversionId: string) {
  const load = useFormsClient();
  return useQuery({
    queryKey: [...formsKey(conversionId), 'analytics'],
    queryFn: async ({ signal }) => (await load()).forms.getAnalytics({ conversionId }, signal),
    refetchInterval: refreshMilliseconds,
  });
}

/** A call that changes an assistant's forms and then refetches them. */
function useFormCall<Input, Output>(
  conversionId: string,
  call: (forms: Forms, input: Input) => Promise<Output>,
) {
  const queries = useQueryClient();
  const load = useFormsClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await load()).forms, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: formsKey(conversionId) }),
  });
}

export type NewForm = Omit<Parameters<Forms['create']>[0], 'conversionId'>;

export function useFormCreation(conversionId: string) {
  return useFormCall(conversionId, (forms, form: NewForm) => forms.create({ ...form, conversionId }));
}

export function useFormUpdate(conversionId: string) {
  return useFormCall(conversionId, (forms, form: Parameters<Forms['update']>[0]) => forms.update(form));
}

export function useFormRemoval(conversionId: string) {
  return useFormCall(conversionId, (forms, formId: string) => forms.remove({ formId }));
}

export function useFileReading(conversionId: string) {
  const load = useFormsClient();
  return useMutation({
    mutationFn: async (fileUrl: string) => (await load()).forms.uploadFile({ conversionId, fileUrl }),
  });
}

export function usePublicForm(formId: string) {
  return useQuery({
    queryKey: ['public-form', formId],
    queryFn: async ({ signal }) => (await loadVisitorClient()).forms.getPublic({ formId }, signal),
  });
}

export function useFormSubmission() {
  return useMutation({
    mutationFn: async (input: Parameters<Forms['submit']>[0]) =>
      (await loadVisitorClient()).forms.submit(input),
  });
}
