import { PieceFrame, type PieceProps } from './piece-frame.tsx';

const prices = [
  { what: 'Basic service', price: '$59' },
  { what: 'Flat tire', price: '$15, plus the tube' },
  { what: 'Rental for one day', price: '$18 to $75' },
  { what: 'New bikes', price: 'from $480' },
];

/** The price tags of a shop. */
export function PriceTags({ siteName }: PieceProps) {
  return (
    <PieceFrame siteName={siteName} question="What do you charge?" page="Prices">
      <ul className="grid grid-cols-2 gap-3">
        {prices.map(({ what, price }) => (
          <li key={what} className="rounded-lg border border-line bg-surface p-3">
            <span aria-hidden="true" className="block size-3 rounded-full border border-field-line" />
            <span className="mt-2 block font-bold font-display text-xl leading-tight">{price}</span>
            <span className="text-ink-muted text-sm">{what}</span>
          </li>
        ))}
      </ul>
    </PieceFrame>
  );
}
