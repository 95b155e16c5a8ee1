import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import type { FieldIssue } from '#shared/errors.ts';
import { uploadDocument } from '#web/lib/api/upload-document.ts';
import { servesSite } from '#web/lib/site/runtime-config.ts';
import {
  type ContactDraft,
  chooseSource,
  draftStore,
  findDraftIssues,
  mergeDrafts,
  type SignupDraft,
  type SignupField,
  startDraft,
} from './signup-draft.ts';
import { makeFieldLabels } from './signup-fields.ts';
import { listReferences, makeUploadQueue } from './upload-queue.ts';

/** State of the trial form. The draft survives a reload; the password does not. */
export function useTrialForm(brand: Brand, isReady: boolean, chosenPlan?: ChosenPlan) {
  const store = useMemo(() => draftStore(brand.id), [brand.id]);
  const [draft, setDraft] = useState(startDraft);
  const [isRestored, setRestored] = useState(false);
  const [password, setPassword] = useState('');
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  const [uploads] = useState(() => makeUploadQueue(uploadDocument));
  const documents = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);

  useEffect(() => {
    if (!isReady) return;
    const stored = store.read();
    if (stored) {
      setDraft((typed) => mergeDrafts(stored, typed));
      uploads.restore(stored.documents);
    }
    setRestored(true);
  }, [store, uploads, isReady]);

  useEffect(() => {
    if (!isRestored) return;
    store.write({ ...draft, documents: listReferences(documents) });
  }, [store, isRestored, draft, documents]);

  useEffect(() => {
    if (chosenPlan) setDraft((current) => ({ ...current, chosenPlan }));
  }, [chosenPlan]);

  const clearIssue = (field: string) =>
    setIssues((current) => current.filter((issue) => issue.field !== field));

  const setContacts = (change: (contacts: ContactDraft[]) => ContactDraft[]) => {
    setIssues((current) => current.filter(({ field }) => !field.startsWith('additionalContacts')));
    setDraft((current) => ({ ...current, contacts: change(current.contacts) }));
  };

  return {
    brand,
    sampleSiteUrl: isReady && servesSite(brand.demo.siteUrl) ? brand.demo.siteUrl : undefined,
    draft,
    password,
    documents,
    uploads,
    issues,
    setIssues,
    labels: makeFieldLabels(brand),
    completedFields: Object.entries({ ...draft.values, 'adminContact.password': password }).flatMap(
      ([field, value]) => (value.trim() ? [field] : []),
    ),
    setContacts,
    clearIssue,
    forget: store.clear,
    setValue(field: SignupField, value: string) {
      clearIssue(field);
      if (field === 'adminContact.email') clearIssue('adminContact.username');
      setDraft((current) => ({ ...current, values: changeValue(current.values, field, value) }));
    },
    setPassword(value: string) {
      clearIssue('adminContact.password');
      setPassword(value);
    },
    setSource(sourceType: SignupDraft['sourceType']) {
      if (sourceType === 'website') uploads.clear();
      setIssues([]);
      setDraft((current) => chooseSource(current, sourceType));
    },
    /** Validates the form; pending uploads count as present. */
    check(): FieldIssue[] {
      const named = documents.map(({ key, filename }) => ({ url: key, filename }));
      const found = findDraftIssues(
        { ...draft, documents: named },
        { brandId: brand.id, password, needsInstitutionType: brand.asksInstitutionType },
      );
      setIssues(found);
      return found;
    },
  };
}
export type TrialForm = ReturnType<typeof useTrialForm>;

/** The username follows the email address, which nobody else has, until somebody types another one. */
function changeValue(
  values: SignupDraft['values'],
  field: SignupField,
  value: string,
): SignupDraft['values'] {
  const isFollowed =
    field === 'adminContact.email' &&
    values['adminContact.username'] === values['adminContact.email'].slice(0, usernameLimit);
  return {
    ...values,
    [field]: value,
    ...(isFollowed && { 'adminContact.username': value.slice(0, usernameLimit) }),
  };
}

/** As the signup takes. */
const usernameLimit = 64;

/** Props of a plain field, by its path in the payload. */
export function bindField(form: TrialForm, field: SignupField) {
  return {
    id: field,
    label: form.labels[field] ?? field,
    error: findFieldError(form, field),
    value: form.draft.values[field],
    onChange: ({ target }: { target: { value: string } }) => form.setValue(field, target.value),
  };
}

/** The error beside a field, by its name. The specified sentence about required fields appears only in the summary. */
export function findFieldError(
  { issues, labels }: Pick<TrialForm, 'issues' | 'labels'>,
  field: string,
): string | undefined {
  const message = issues.find((issue) => issue.field === field)?.message;
  return message === signupMessages.required ? `${labels[field] ?? field} is required.` : message;
}
