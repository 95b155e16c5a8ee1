import { Button } from '#web/ui/form/button.tsx';
import { TextAreaField } from '#web/ui/form/text-field.tsx';
import { Check, Copy, Sparkles } from '#web/ui/icons/icons.ts';
import { promptLimitCharacters } from './enhance-prompt.ts';
import { usePromptEnhancer } from './use-prompt-enhancer.ts';

type PromptEnhancerProps = {
  /** Id of the prompt field. */
  inputId: string;
  /** Receives the enhanced prompt; without it the prompt stays here. */
  onApply?: ((prompt: string) => void) | undefined;
};

/** Turns a prompt into a clearer one: document 1 section 5. */
export function PromptEnhancer({ inputId, onApply }: PromptEnhancerProps) {
  const { prompt, enhanced, isEnhancing, isCopied, setPrompt, enhance, copy, apply } = usePromptEnhancer();
  return (
    <div>
      <TextAreaField
        id={inputId}
        label="Your prompt"
        rows={4}
        maxLength={promptLimitCharacters}
        value={prompt}
        placeholder="Write what you want to ask, as it comes to mind"
        onChange={({ target }) => setPrompt(target.value)}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button onClick={enhance} disabled={isEnhancing}>
          <Sparkles className="size-4" />
          {isEnhancing ? 'Enhancing...' : 'Enhance'}
        </Button>
        <p className="text-ink-muted text-sm">
          {prompt.length}/{promptLimitCharacters}
          <span className="sr-only"> characters</span>
        </p>
      </div>
      <div aria-live="polite">
        {enhanced && (
          <section
            aria-label="Enhanced prompt"
            className="mt-4 space-y-3 rounded-md border border-line bg-brand-tint p-4"
          >
            <p className="font-quote text-lg">{enhanced}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" onClick={copy}>
                {isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
                {isCopied ? 'Copied' : 'Copy'}
              </Button>
              <Button size="small" onClick={() => apply(onApply ?? setPrompt)} label="Apply" />
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
