import type { BrandId } from '#shared/brands/platforms.ts';
import type { Form } from '#shared/contract/forms.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import type { FormEntry, StoredForm } from './form.ts';

const popularFieldLimit = 3;

/** A form with its counts, for its owner. */
export function describeForm(
  { siteOrigin }: { siteOrigin(brandId: BrandId): string },
  { formId, brandId, ...form }: StoredForm,
  entry: Omit<FormEntry, 'formId' | 'name' | 'description'>,
): Form {
  const { views, submissions, lastAccessed, answered } = entry;
  return {
    ...form,
    id: formId,
    version: form.version ?? 0,
    source: form.url ?? form.filename ?? 'Form builder',
    status: 'active',
    publicLink: siteOrigin(brandId) + formPath(formId),
    analytics: {
      views,
      submissions,
      lastAccessed,
      conversionRate: percentOf(submissions, views) ?? 0,
      popularFields: form.fields
        .filter(({ id }) => answered[id])
        .sort((a, b) => (answered[b.id] ?? 0) - (answered[a.id] ?? 0))
        .slice(0, popularFieldLimit)
        .map(({ label }) => label),
    },
  };
}

/** Counts of a form without views. */
export const noCounts = {
  views: 0,
  submissions: 0,
  lastAccessed: null,
  completionSeconds: 0,
  timedSubmissions: 0,
  answered: {},
};
