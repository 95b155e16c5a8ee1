import { MailedConversation } from '#web/features/chat/transcript/mailed-conversation.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { LocalizePage } from '#web/lib/texts/localize-page.tsx';

/** The page behind a mailed link to a conversation; not indexed. */
export function ConversationPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <LocalizePage>
      <meta name="robots" content="noindex" />
      <CardPage brand={brand} links={links} title="A conversation" width="wide">
        <MailedConversation key={token} token={token} />
      </CardPage>
    </LocalizePage>
  );
}
