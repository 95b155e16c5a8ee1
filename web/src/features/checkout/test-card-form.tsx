import { type FormEvent, useState } from 'react';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { answerBank, confirmTestCard } from './confirm-test-card.ts';
import { PaymentProblem, type Problem, unexpected } from './payment-problem.tsx';

export type CardFormProps = {
  /** Starts the subscription, or returns the confirmation still pending; undefined on failure. */
  startPayment: () => Promise<string | undefined>;
  onPaid: () => void;
  label: string;
};

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for confirmation'],
  ['4000 0027 6000 3184', 'asks for confirmation each time'],
  ['4000 0000 0000 0341', 'is accepted now, but declined when charged later'],
] as const;

/** Accepts only test cards, on a machine without a payment provider's keys. */
export function TestCardForm({ startPayment, onPaid, label }: CardFormProps) {
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);

  const take = async (
    confirm: () => Promise<{ status: string; message?: string | undefined } | undefined>,
  ) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const reply = await confirm();
      if (reply?.status === 'succeeded') return onPaid();
      if (reply && reply.status !== 'requires_action')
        setProblem({ title: 'Payment Failed', text: reply.message ?? 'The bank did not confirm the card.' });
    } catch {
      setProblem(unexpected);
    }
    setIsBusy(false);
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    void take(async () => {
      const clientSecret = await startPayment();
      if (!clientSecret) return undefined;
      const reply = await confirmTestCard(clientSecret, number);
      setAsked(reply.status === 'requires_action' ? clientSecret : undefined);
      return reply;
    });
  };
  const answer = (isApproved: boolean) => () => {
    if (!asked) return;
    setAsked(undefined);
    void take(() => answerBank(asked, isApproved));
  };

  return (
    <form onSubmit={pay} className="space-y-5" aria-label="Payment">
      <Callout tone="warning">
        <p className="font-semibold">Test mode: no real card is charged</p>
        <ul className="mt-1 list-disc pl-5">
          {cards.map(([card, what]) => (
            <li key={card}>
              <span className="tabular-nums">{card}</span> {what}
            </li>
          ))}
        </ul>
      </Callout>
      <PaymentProblem problem={problem} />
      <TextField
        id="card-number"
        label="Test card number"
        required
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      {asked ? (
        <Callout tone="warning" role="alert">
          <p className="font-semibold">Your bank asks you to confirm this card</p>
          <div className="mt-3 flex gap-3">
            <Button type="button" size="small" onClick={answer(true)} label="Confirm" />
            <Button type="button" size="small" variant="secondary" onClick={answer(false)} label="Refuse" />
          </div>
        </Callout>
      ) : (
        <Button type="submit" size="large" disabled={isBusy} label={isBusy ? 'Processing...' : label} />
      )}
    </form>
  );
}
