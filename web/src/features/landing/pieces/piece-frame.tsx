import type { ReactNode } from 'react';

type PieceFrameProps = { siteName: string; question: string; page: string; children: ReactNode };

/** A page of the kind that the brand's customers have, below the question that it answers. */
export function PieceFrame({ siteName, question, page, children }: PieceFrameProps) {
  return (
    <figure aria-label={`From the website of ${siteName}`}>
      <figcaption className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
        {question}
      </figcaption>
      <div className="mt-2 rounded-lg border sm:mt-3 border-line bg-surface p-4 sm:p-5">
        {children}
        <p className="mt-3 border-line border-t pt-2 text-ink-muted text-sm">
          Source: {siteName}, {page}
        </p>
      </div>
    </figure>
  );
}

/** What a piece knows of its brand. */
export type PieceProps = { siteName: string };
