import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type FoldedTextProps = {
  /** What it is, for those who hear the button alone. */
  name: string;
  lines?: keyof typeof clamps;
  className?: string;
  children: ReactNode;
};

const clamps = { 2: 'line-clamp-2', 3: 'line-clamp-3', 4: 'line-clamp-4' } as const;

/** The first lines of a text, with a button for the rest where there is more. */
export function FoldedText({ name, lines = 3, className, children }: FoldedTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return;
    // A pixel is rounding.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div className={className}>
      <div ref={text} className={clsx('break-words', !isWhole && clamps[lines])}>
        {children}
      </div>
      {(isCut || isWhole) && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'}: ${name}`}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 text-brand-ink text-sm underline underline-offset-4"
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
