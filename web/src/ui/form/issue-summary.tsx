import { useEffect, useRef } from 'react';
import type { FieldIssue } from '#shared/errors.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

type IssueSummaryProps = {
  issues: FieldIssue[];
  labels: Record<string, string>;
  /** One level below the form's heading. */
  heading?: 'h2' | 'h3';
};

/** Lists every error of a form once, with links to its fields, and takes the focus. */
export function IssueSummary({ issues, labels, heading: Heading = 'h3' }: IssueSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const messages = Map.groupBy(issues, ({ message }) => message);
  return (
    <Callout ref={summary} tone="danger" role="alert" tabIndex={-1}>
      <Heading className="text-lg">Please check the form</Heading>
      <ul className="mt-2 space-y-2">
        {[...messages].map(([message, members]) => (
          <li key={message} className="flex flex-wrap gap-x-3">
            <p>{message}</p>
            <p className="flex flex-wrap gap-x-4">
              {members.map(({ field }) => (
                <a
                  key={field}
                  href={`#${field}`}
                  className="font-semibold underline underline-offset-2"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {labels[field] ?? field}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
