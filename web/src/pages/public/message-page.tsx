import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { makeMessagePagePath, readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { AppError } from '#shared/errors.ts';
import { refreshMilliseconds } from '#web/features/inbox/inbox-queries.ts';
import { MessageStatus } from '#web/features/inbox/message-status.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { OrganisationPage } from '#web/layouts/site/organisation-page.tsx';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** The page behind the private link of a message's sender; not indexed. */
export function MessagePage(props: PageProps) {
  const { pathname, hash } = useLocation();
  const token = readMessagePageToken(pathname + hash);
  // A reload then sends no secret, and the history keeps none in a path.
  if (props.parameters.token) return <Navigate replace to={makeMessagePagePath(token)} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <FoundMessage {...props} token={token} />
    </>
  );
}

/** In the dress of whom the message went to; a message to a brand, in the brand's. */
function FoundMessage({ brand, links, token }: PageProps & { token: string }) {
  const { data, error } = useQuery({
    ...visitorApi.inbox.getMessagePage.query({ token }),
    refetchInterval: refreshMilliseconds,
  });
  if (!data && !error) return <Spinner label="Loading your message…" className="min-h-dvh justify-center" />;
  const title = data?.kind === 'order' ? 'Your order' : 'Your message';
  if (data?.addressee)
    return (
      <OrganisationPage brand={brand} organisation={data.addressee} title={title}>
        <MessageStatus page={data} />
      </OrganisationPage>
    );
  return (
    <CardPage brand={brand} links={links} title={title}>
      {data ? <MessageStatus page={data} /> : <MessageFailure error={error} />}
    </CardPage>
  );
}

function MessageFailure({ error }: { error: Error | null }) {
  return (
    <Callout tone="danger" role="alert">
      {error instanceof AppError && error.code === 'NOT_FOUND'
        ? 'This link doesn’t lead to a message. It may have been erased, or the address is incomplete.'
        : error && describeFailure(error)}
    </Callout>
  );
}
