import { Unsubscribe } from '#web/features/account/unsubscribe.tsx';
import { CardPage } from '#web/layouts/card-page.tsx';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import type { PageProps } from './page.ts';

/** Behind the link at the end of a mail. */
export function UnsubscribePage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Fewer e-mails"
      intro="One kind at a time. Mails about your account itself always come."
    >
      <Unsubscribe token={token} />
    </CardPage>
  );
}
