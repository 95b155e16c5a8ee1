import { Navigate, useLocation } from 'react-router-dom';
import { makeMessagePagePath, readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { MessageStatus } from '#web/features/inbox/message-status.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The page behind the private link of a message's sender; not indexed. */
export function MessagePage({ brand, links, parameters }: PageProps) {
  const { pathname, hash } = useLocation();
  const token = readMessagePageToken(pathname + hash);
  // A reload then sends no secret, and the history keeps none in a path.
  if (parameters.token) return <Navigate replace to={makeMessagePagePath(token)} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <CardPage brand={brand} links={links} title="Your message">
        <MessageStatus token={token} />
      </CardPage>
    </>
  );
}
