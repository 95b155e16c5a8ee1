import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import type { WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { makePolicyLine, makeSnippet, makeTagManagerSnippet } from './make-snippet.ts';

/** The embed code for each kind of site. */
export function GetCode({ config, origin }: { config: WidgetConfig; origin: string }) {
  if (!isConversionId(config.id)) {
    return (
      <p>Enter your assistant’s id under Configure first. It is the last part of the assistant’s address.</p>
    );
  }
  return (
    <div className="max-w-3xl space-y-6">
      <CodeBlock
        title="For your pages"
        hint="Paste it before </body>, on every page that should have the assistant."
        code={makeSnippet(config, origin)}
      />
      <CodeBlock
        title="For Google Tag Manager"
        hint="Tag managers drop attributes, so this code passes the settings in a call."
        code={makeTagManagerSnippet(config, origin)}
      />
      <CodeBlock
        title="If your site has a Content Security Policy"
        hint="Add these sources to it."
        code={makePolicyLine(origin)}
      />
    </div>
  );
}
