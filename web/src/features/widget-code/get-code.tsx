import { useState } from 'react';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { makeSnippet, nameOnly, type SnippetSettings } from '#shared/domain/widget/make-snippet.ts';
import { findPlatformGuide } from '#shared/domain/widget/platform-guides.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { PlatformField } from './platform-field.tsx';

type GetCodeProps = { settings: SnippetSettings; origin: string; isKeptWithAssistant: boolean };

/** The embed code for a kind of website, and where it goes there. */
export function GetCode({ settings, origin, isKeptWithAssistant }: GetCodeProps) {
  const [platform, setPlatform] = useState('any');
  if (!isConversionId(settings.id)) {
    return (
      <p>Enter your assistant’s id under Configure first. It is the last part of the assistant’s address.</p>
    );
  }
  const guide = findPlatformGuide(platform);
  return (
    <div className="max-w-3xl space-y-6">
      <PlatformField id="code-platform" value={platform} onChange={setPlatform} />
      <CodeBlock
        title="Your code"
        hint={guide.snippet === 'html' ? 'It works on any website.' : `Made for ${guide.name}.`}
        code={makeSnippet(isKeptWithAssistant ? nameOnly(settings) : settings, origin, guide.snippet)}
      />
      <section aria-labelledby="code-steps">
        <h2 id="code-steps" className="text-lg">
          Where it goes
        </h2>
        <ol className="mt-2 list-decimal space-y-2 ps-5">
          {guide.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {!isKeptWithAssistant && (
        <p className="text-ink-muted">
          This code carries what you chose under Configure: after a change there, replace it on your website.
        </p>
      )}
    </div>
  );
}
