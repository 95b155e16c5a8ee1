import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Form, RecentSubmission } from '#shared/contract/forms.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import { describeForm } from './describe-form.ts';
import type { SubmissionHead } from './form.ts';

/** An assistant's forms with their counts, newest first. */
export async function listForms(
  ports: { forms: FormStore; siteOrigin(brandId: BrandId): string },
  conversionId: string,
): Promise<Form[]> {
  const entries = new Map(
    (await ports.forms.listEntries(conversionId)).map((entry) => [entry.formId, entry]),
  );
  const forms = await ports.forms.findMany([...entries.keys()]);
  return forms
    .flatMap((form) => {
      const entry = entries.get(form.formId);
      return entry ? [describeForm(ports, form, entry)] : [];
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * Totals of an assistant's forms, and the newest submissions; empty without an assistant. The cost is
 * constant.
 */
export async function summariseForms({ forms }: { forms: FormStore }, conversionId: string | undefined) {
  const [entries, recent] = conversionId
    ? await Promise.all([
        forms.listEntries(conversionId),
        forms.listRecent(conversionId, formLimits.recentSubmissions),
      ])
    : [[], []];
  const sum = (count: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + count(entry), 0);
  const views = sum((entry) => entry.views);
  const submissions = sum((entry) => entry.submissions);
  const timed = sum((entry) => entry.timedSubmissions);
  return {
    submissions: recent.map(describeSubmissionHead),
    totals: {
      forms: entries.length,
      views,
      submissions,
      conversionRate: percentOf(submissions, views) ?? 0,
      averageCompletionTime: timed === 0 ? null : Math.round(sum((entry) => entry.completionSeconds) / timed),
    },
  };
}

/** A submission without its answers, as in the contract. */
export function describeSubmissionHead({
  submissionId,
  completionSeconds,
  ...head
}: SubmissionHead): RecentSubmission {
  const { formId, formName, submittedAt, source } = head;
  return { id: submissionId, formId, formName, submittedAt, source, completionTime: completionSeconds };
}
