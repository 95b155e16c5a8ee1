import { MessageStatus } from '#web/features/inbox/message-status.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The page behind the private link of a message's sender; not indexed. */
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
