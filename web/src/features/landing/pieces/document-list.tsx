import { PieceFrame, type PieceProps } from './piece-frame.tsx';

const situations = [
  { situation: 'own a home', form: 'Form 1098', bring: 'Form 1098 and the property tax bill' },
  {
    situation: 'worked for yourself or drove for an app',
    form: '1099',
    bring: '1099-NEC or 1099-K, a list of expenses and your mileage log',
  },
  { situation: 'went to college', form: '1098-T', bring: 'Form 1098-T' },
  {
    situation: 'want direct deposit',
    form: 'Check',
    bring: 'A voided check or your routing and account number',
  },
];

/** Which papers a tax client brings, by situation. */
export function DocumentList({ siteName }: PieceProps) {
  return (
    <PieceFrame siteName={siteName} question="Which papers do I need?" page="Prices and documents">
      <ul className="divide-y divide-line">
        {situations.map(({ situation, form, bring }) => (
          <li
            key={situation}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-4 py-2 max-sm:nth-[n+4]:hidden"
          >
            <span
              aria-hidden="true"
              className="border-2 border-ink px-1 py-1.5 text-center font-bold font-display text-sm leading-none"
            >
              {form}
            </span>
            <span className="text-sm">
              <span className="block text-ink-muted">
                If you <span>{situation}</span>
              </span>
              <span className="font-semibold">{bring}</span>
            </span>
          </li>
        ))}
      </ul>
    </PieceFrame>
  );
}
