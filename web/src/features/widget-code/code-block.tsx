import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type CodeBlockProps = { title: string; hint: string; code: string };

/** Code with a button that copies it. */
export function CodeBlock({ title, hint, code }: CodeBlockProps) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => setCopied(''),
    );
  const isCopied = copied === code;
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="text-ink-muted text-sm">{hint}</p>
        </div>
        <Button variant="secondary" size="small" onClick={copy}>
          {isCopied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy code'}</span>
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}
