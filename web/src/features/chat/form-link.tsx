import type { FormOffer } from '#shared/contract/chat.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

/** The form that a question is about, in a new tab so that the conversation stays. */
export function FormLink({ form }: { form: FormOffer | undefined }) {
  const { texts } = useTexts();
  // Paths of this origin alone: the transcript it comes from is kept in the browser.
  if (!form?.url.startsWith(formPath(''))) return null;
  const style = buttonStyle({ variant: 'secondary', size: 'small' });
  return (
    <a href={form.url} target="_blank" rel="noopener" className={`mt-3 ${style}`}>
      {form.name}
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  );
}
