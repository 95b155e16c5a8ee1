import { useState } from 'react';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { makeSnippet, type SnippetSettings } from '#shared/domain/widget/make-snippet.ts';
import { findPlatformGuide } from '#shared/domain/widget/platform-guides.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { PlatformField } from './platform-field.tsx';

/** The embed code for a kind of website, and where it goes there. */
export function GetCode({ settings, origin }: { settings: SnippetSettings; origin: string }) {
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
        code={makeSnippet(settings, origin, guide.snippet)}
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
      <section aria-labelledby="code-changes">
        <h2 id="code-changes" className="text-lg">
          If you change something later
        </h2>
        <p className="mt-2 text-ink-muted">
          The code carries what you chose under Configure: after a change there, replace the code on your
          website. Everything else takes effect at once: what your assistant knows and answers, its colors and
          greeting in the chat, the sites that may show it, and a pause.
        </p>
      </section>
    </div>
  );
}
