import { MessageStatus } from '#web/features/inbox/message-status.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** Behind the private link that the sender of a message got; kept out of search engines. */
export function MessagePage({ brand, links, parameters }: PageProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <CardPage brand={brand} links={links} title="Your message">
        <MessageStatus token={parameters.token ?? ''} />
      </CardPage>
    </>
  );
}
