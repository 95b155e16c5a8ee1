import { SourceQuote } from '#web/ui/source-quote.tsx';

/** What the product does, in one picture: a sentence of a website, and the answer that stands on it. */
export function ExampleExchange({ organisation }: { organisation: string }) {
  return (
    <figure aria-label={`Example of an exchange on the website of a ${organisation}`}>
      <div className="rounded-t-lg border border-line bg-surface px-6 pt-5 pb-8">
        <p className="text-ink-muted text-sm">
          <span className="font-semibold text-ink">The website says</span> · Contact and hours
        </p>
        <div className="mt-3 font-quote text-lg leading-relaxed">
          <p className="text-ink-muted">We look forward to hearing from you.</p>
          <SourceQuote className="my-1 text-lg leading-relaxed">
            The office is open Monday to Friday from 8:00 a.m. to 4:30 p.m. and closes at noon on Wednesdays.
          </SourceQuote>
          <p className="text-ink-muted">Parking is behind the main building.</p>
        </div>
      </div>
      <div className="-mt-3 mx-3 space-y-3 rounded-lg border border-line bg-canvas p-5 shadow-black/5 shadow-xl sm:mx-6">
        <p className="ml-auto w-fit max-w-[80%] rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          Can I come by on Wednesday afternoon?
        </p>
        <div className="w-fit max-w-[88%] rounded-2xl rounded-bl-sm bg-brand-tint px-4 py-2.5">
          <p>The office closes at noon on Wednesdays. On other weekdays it is open until 4:30 p.m.</p>
          <p className="mt-2 border-line border-t pt-2 text-ink-muted text-sm">Source: Contact and hours</p>
        </div>
        <p className="ml-auto w-fit max-w-[80%] rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          Is the building open on public holidays?
        </p>
        <p className="w-fit max-w-[88%] rounded-2xl rounded-bl-sm bg-brand-tint px-4 py-2.5">
          The website does not say. The office can tell you.
        </p>
      </div>
      <figcaption className="mt-3 px-6 text-ink-muted text-sm">
        An example. It quotes, and it says so when the website does not tell.
      </figcaption>
    </figure>
  );
}
