import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronDown } from '#web/ui/icons/icons.ts';

type FoldedPartProps = { title: string; hasContent: boolean; hasError: boolean; children: ReactNode };

/** An optional part of the form, folded until it holds something or something in it needs attention. */
export function FoldedPart({ title, hasContent, hasError, children }: FoldedPartProps) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The reader may fold it again, so it isn't a controlled attribute.
    if (part.current && (hasContent || hasError)) part.current.open = true;
  }, [hasContent, hasError]);
  return (
    <details ref={part} className="group">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-md py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">{title}</span> <span className="text-ink-muted">(optional)</span>
        </span>
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="space-y-5 pt-1 pb-6">{children}</div>
    </details>
  );
}
