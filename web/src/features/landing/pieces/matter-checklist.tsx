import { Square, SquareCheck } from '#web/ui/icons/icons.ts';
import { PieceFrame, type PieceProps } from './piece-frame.tsx';

const matters = [
  { matter: 'Divorce', bring: 'Marriage certificate and the last two tax returns', isReady: true },
  {
    matter: 'Custody and support',
    bring: 'Existing orders, school and health records, the last three pay stubs',
    isReady: true,
  },
  {
    matter: 'Will or trust',
    bring: 'A list of what you own and owe, and the full names of your heirs',
    isReady: false,
  },
  { matter: 'Injury', bring: 'Police report, photos, medical bills and your insurance card', isReady: false },
];

/** What a client brings to the first meeting, by kind of matter. */
export function MatterChecklist({ siteName }: PieceProps) {
  return (
    <PieceFrame
      siteName={siteName}
      question="What should I bring to the first meeting?"
      page="Your first meeting"
    >
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {matters.map(({ matter, bring, isReady }) => {
          const Box = isReady ? SquareCheck : Square;
          return (
            <li key={matter} className="grid grid-cols-[1.5rem_1fr] gap-2 max-sm:nth-[n+3]:hidden">
              <Box className="mt-0.5 size-5 text-brand-ink" />
              <span>
                <span className="block font-quote font-semibold text-lg leading-6">{matter}</span>
                <span className="text-ink-muted text-sm">{bring}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </PieceFrame>
  );
}
