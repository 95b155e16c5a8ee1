import { PieceFrame, type PieceProps } from './piece-frame.tsx';

const fees = [
  { service: 'Bookkeeping', fee: 'from $75 per hour' },
  { service: 'Corporation or partnership return', fee: 'from $950' },
  { service: 'Review', fee: 'from $4,500' },
  { service: 'Advice by a partner', fee: '$240 per hour' },
  { service: 'Setup for a new company', fee: '$900 flat' },
];

/** The firm's fees as a page of its ledger. */
export function FeeLedger({ siteName }: PieceProps) {
  return (
    <PieceFrame siteName={siteName} question="What does it cost?" page="Fees">
      <ul className="font-quote text-lg">
        {fees.map(({ service, fee }) => (
          <li key={service} className="flex items-baseline gap-2 py-1 max-sm:nth-[n+4]:hidden">
            <span>{service}</span>
            <span aria-hidden="true" className="min-w-4 flex-1 border-field-line border-b border-dotted" />
            <span className="text-right font-semibold tabular-nums">{fee}</span>
          </li>
        ))}
      </ul>
    </PieceFrame>
  );
}
