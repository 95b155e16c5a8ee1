import { Unsubscribe } from '#web/features/account/unsubscribe.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** The page that the unsubscribe link of an email leads to. */
export function UnsubscribePage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Fewer emails"
      intro="You can stop one kind at a time. Emails about your account itself are always sent."
    >
      <Unsubscribe key={token} token={token} />
    </CardPage>
  );
}
