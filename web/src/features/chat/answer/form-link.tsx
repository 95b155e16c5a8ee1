import type { FormOffer } from '#shared/contract/chat.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

/** A form related to the question, in a new tab to keep the conversation. */
export function FormLink({ form }: { form: FormOffer | undefined }) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!form?.url.startsWith(formPath(''))) return null;
  const style = buttonStyle({ variant: 'secondary', size: 'small' });
  return (
    <a href={form.url} target="_blank" rel="noopener" className={`mt-3 ${style}`}>
      {form.name}
      <span className="sr-only"> {texts.opensInNewTab}</span>
    </a>
  );
}
