import { CopyButton } from '#web/ui/form/copy-button.tsx';

type CodeBlockProps = { title: string; hint: string; code: string; level?: 2 | 3 };

/** Code with a button that copies it. */
export function CodeBlock({ title, hint, code, level = 2 }: CodeBlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <Heading className="text-lg">{title}</Heading>
          <p className="text-ink-muted text-sm">{hint}</p>
        </div>
        <CopyButton text={code} label="Copy code" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}
