import { PromptEnhancer } from '#web/features/prompt-enhancer/prompt-enhancer.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Button } from '#web/ui/form/button.tsx';

const inputId = 'prompt';

const steps = [
  { title: 'Write', text: 'Put down what you want to know, in any order.' },
  {
    title: 'Enhance',
    text: 'The enhancer asks for the audience, the format and the detail that are missing.',
  },
  { title: 'Check', text: 'Read the result. It is a suggestion; you know best.' },
  { title: 'Use', text: 'Copy it, or apply it to the input.' },
];
const tips = [
  'Say who the answer is for.',
  'Name the format you want: a list, a letter, a table.',
  'Give one example of what you like.',
  'One question at a time.',
];
const examples = [
  {
    before: 'Write a newsletter',
    after: 'Write a newsletter with specific details and two or three examples.',
  },
  {
    before: 'Explain our refund policy to customers who bought online',
    after:
      'Explain our refund policy to customers who bought online. Say who the audience is, and use plain words with an example.',
  },
  { before: 'School lunch', after: 'Please provide a detailed response about school lunch.' },
];

/** Document 1 section 2 and document 3 section 2, "Prompt enhancer page". */
export function PromptEnhancerPage({ brand, links }: PageProps) {
  const start = () => document.getElementById(inputId)?.focus();
  return (
    <PublicLayout brand={brand} links={links}>
      <div className="page-width py-14">
        <h1 className="text-display">Prompt enhancer</h1>
        <p className="mt-5 max-w-2xl text-ink-muted text-lead">
          Half of a good answer is the question. Write yours as it comes, and get it back with what an
          assistant needs to know. Nothing you type leaves this page.
        </p>
        <Button size="large" className="mt-6" onClick={start} label="Start Enhancing" />
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
          <section aria-label="Enhancer" className="rounded-lg border border-line bg-surface p-6">
            <PromptEnhancer inputId={inputId} />
          </section>
          <section aria-labelledby="tips-title">
            <h2 id="tips-title" className="text-2xl">
              Tips
            </h2>
            <ul className="mt-4 divide-y divide-line border-line border-y">
              {tips.map((tip) => (
                <li key={tip} className="py-3">
                  {tip}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <section aria-labelledby="steps-title" className="mt-16">
          <h2 id="steps-title" className="text-title">
            How to use it
          </h2>
          <ol className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="border-ink border-t-2 pt-4">
                <span aria-hidden="true" className="font-quote text-brand-ink text-xl italic">
                  {index + 1}
                </span>
                <h3 className="mt-1 text-xl">{title}</h3>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <Examples />
      </div>
    </PublicLayout>
  );
}

function Examples() {
  return (
    <section aria-labelledby="examples-title" className="mt-16">
      <h2 id="examples-title" className="text-title">
        Before and after
      </h2>
      <ul className="mt-6 divide-y divide-line border-line border-y">
        {examples.map(({ before, after }) => (
          <li key={before} className="grid gap-x-10 gap-y-2 py-5 md:grid-cols-2">
            <p className="text-ink-muted">
              <span className="font-semibold">Before: </span>
              {before}
            </p>
            <p>
              <span className="font-semibold">After: </span>
              <span className="font-quote text-lg">{after}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
