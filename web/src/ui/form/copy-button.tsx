import { useEffect, useState } from 'react';
import { Check, Copy } from '../icons/icons.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

/** Document 1 section 9. */
const copiedMilliseconds = 2000;

/** Copies a text and confirms it briefly. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);
  const Drawing = isCopied ? Check : Copy;
  const copy = async () => setCopied((await copyText(text)) ? text : '');
  return (
    <Button variant="secondary" size="small" onClick={copy}>
      <Drawing className="size-4" />
      <span aria-live="polite">{isCopied ? 'Copied!' : label}</span>
    </Button>
  );
}
