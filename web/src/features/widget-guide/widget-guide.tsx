import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { WidgetReference } from './widget-reference.tsx';

/** What a webmaster should know about the widget, and what pages can do with it. */
export function WidgetGuide() {
  return (
    <>
      <section aria-labelledby="guide-facts" className="mt-16 max-w-3xl">
        <h2 id="guide-facts" className="text-title">
          Good to know
        </h2>
        <ul className="mt-4 list-disc space-y-2 ps-5">
          <li>
            The script is under 4 KB and loads beside your page. The chat itself is loaded when it is opened.
          </li>
          <li>
            It sets no cookies on your pages and reads nothing from them. The chat runs in our own frame.
          </li>
          <li>Several assistants on one page need one script element each, or one create call each.</li>
          <li>
            It stands above everything on the page, whatever the page’s own styles are, and comes back when a
            script of the page removes it. Only a modal dialog of the page covers it, until that closes. To
            take it away, hide it on a page or call destroy.
          </li>
          <li>
            On single-page sites the widget stays across page changes, and still hides where you told it to.
          </li>
          <li>
            The assistant’s owner sets which websites may show it, and finds the secret for visitors’ tokens,
            in the dashboard under Widget Code, For developers.
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
      <details className="mt-12 max-w-3xl rounded-lg border border-line bg-surface px-6 py-4">
        <summary className="min-h-9 cursor-pointer font-semibold text-lg">
          For developers
          <span className="block font-normal text-base text-ink-muted">Attributes, calls and events</span>
        </summary>
        <div className="mt-6">
          <WidgetReference />
        </div>
      </details>
    </>
  );
}
