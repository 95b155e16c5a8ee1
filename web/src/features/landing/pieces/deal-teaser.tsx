import { PieceFrame, type PieceProps } from './piece-frame.tsx';

const figures = [
  { item: 'Asking price', amount: '$480,000' },
  { item: 'Sales, 2025', amount: '$910,000' },
  { item: 'Seller’s discretionary earnings, 2025', amount: '$158,000' },
  { item: 'Founded', amount: '1998' },
];

/** A blind listing: what a buyer may read, with the name left out. */
export function DealTeaser({ siteName }: PieceProps) {
  return (
    <PieceFrame
      siteName={siteName}
      question="What do I learn about listing 2107?"
      page="Listing 2107: bakery with café"
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden="true" className="h-5 w-36 bg-ink" />
          <span className="text-ink-muted text-sm">The name stays with you.</span>
        </p>
        <p className="mt-3 font-display font-semibold text-xl">Listing 2107: bakery with café</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
          {figures.map(({ item, amount }) => (
            <li key={item} className="border-line border-t pt-2">
              <span className="block font-bold font-display text-2xl">{amount}</span>
              <span className="text-ink-muted text-sm">{item}</span>
            </li>
          ))}
        </ul>
      </div>
    </PieceFrame>
  );
}
