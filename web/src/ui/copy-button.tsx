import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/** A button that copies a text, and says so until the text is another. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const Drawing = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Drawing aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
