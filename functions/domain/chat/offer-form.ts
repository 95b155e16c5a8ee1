import type { Answer } from '#functions/engine/reply/answer.ts';
import type { FormOffer } from '#shared/contract/assistant/chat.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import { findMatchingForm } from '../forms/find-matching-form.ts';
import type { FormEntry } from '../forms/form.ts';
import { isRemark } from './is-remark.ts';

/** The form a question is about, offered beside the website's answer. */
export function offerForm(
  question: string,
  answer: Answer,
  forms: readonly FormEntry[],
): { form?: FormOffer } {
  const form = isRemark(answer) ? undefined : findMatchingForm(question, forms);
  return form ? { form: { name: form.name, url: `${formPath(form.formId)}?from=assistant` } } : {};
}
