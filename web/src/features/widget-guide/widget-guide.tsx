import { platformGuides } from '#shared/domain/widget/platform-guides.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { pageCalls } from './guide-texts.ts';

/** How a webmaster adds the code to a site, and what else pages can do with it. */
export function WidgetGuide() {
  return (
    <>
      <section aria-labelledby="guide-platforms" className="mt-16">
        <h2 id="guide-platforms" className="text-title">
          Where the code goes
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {platformGuides.map(({ name, steps }) => (
            <section key={name} aria-label={name} className="border-ink border-t-2 pt-4">
              <h3 className="text-xl">{name}</h3>
              <ol className="mt-2 list-decimal space-y-2 ps-5 text-ink-muted">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
      <section aria-labelledby="guide-calls" className="mt-16 max-w-3xl">
        <h2 id="guide-calls" className="text-title">
          What your pages can do with it
        </h2>
        <p className="mt-4">
          Every call is <code>(window.GPTsite = window.GPTsite || []).push(…)</code> with one of these. Once
          the script has loaded, each is also a function: <code>GPTsite.open()</code>.
        </p>
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {pageCalls.map(({ code, text }) => (
            <div key={code} className="py-3">
              <dt>
                <code className="[overflow-wrap:anywhere]">{code}</code>
              </dt>
              <dd className="text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="guide-facts" className="mt-16 max-w-3xl">
        <h2 id="guide-facts" className="text-title">
          Good to know
        </h2>
        <ul className="mt-4 list-disc space-y-2 ps-5">
          <li>
            The script is under 3 KB and loads beside your page. The chat itself is loaded when it is opened.
          </li>
          <li>
            It sets no cookies on your pages and reads nothing from them. The chat runs in our own frame.
          </li>
          <li>Several assistants on one page need one script element each, or one create call each.</li>
          <li>
            On single-page sites the widget stays across page changes, and still hides where you told it to.
          </li>
          <li>
            The assistant’s owner sets which websites may show it, and finds the secret for visitors’ tokens,
            in the dashboard under Widget Code.
          </li>
          <li>
            There the owner can also send leads and forms to your own systems, as webhooks signed according to
            the{' '}
            <OutsideLink href="https://www.standardwebhooks.com/" className="underline underline-offset-2">
              Standard Webhooks
            </OutsideLink>{' '}
            specification.
          </li>
        </ul>
      </section>
    </>
  );
}
