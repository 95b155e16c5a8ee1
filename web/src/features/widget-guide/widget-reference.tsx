import { pageAttributes, pageCalls } from './guide-texts.ts';

/** The attributes of the code and the calls of pages, for developers. */
export function WidgetReference() {
  return (
    <div className="space-y-8">
      <section aria-labelledby="guide-attributes">
        <h2 id="guide-attributes" className="text-xl">
          Attributes of the code
        </h2>
        <EntryList entries={pageAttributes} />
      </section>
      <section aria-labelledby="guide-calls">
        <h2 id="guide-calls" className="text-xl">
          Calls and events
        </h2>
        <p className="mt-3">
          Every call is{' '}
          <code className="[overflow-wrap:anywhere]">(window.GPTsite = window.GPTsite || []).push(…)</code>{' '}
          with one of these. Once the script has loaded, each is also a function: <code>GPTsite.open()</code>.
        </p>
        <EntryList entries={pageCalls} />
      </section>
    </div>
  );
}

function EntryList({ entries }: { entries: readonly { code: string; text: string }[] }) {
  return (
    <dl className="mt-4 divide-y divide-line border-line border-y">
      {entries.map(({ code, text }) => (
        <div key={code} className="py-3">
          <dt>
            <code className="[overflow-wrap:anywhere]">{code}</code>
          </dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
