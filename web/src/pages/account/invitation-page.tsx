import { NewPasswordForm } from '#web/features/sign-in/new-password-form.tsx';
import { CardPage } from '#web/layouts/site/card-page.tsx';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';

export function InvitationPage({ brand, links }: PageProps) {
  const token = useLinkToken();
  return (
    <CardPage
      brand={brand}
      links={links}
      title="Choose your password"
      intro={`Welcome to ${brand.name}. You’ll sign in with it and your email address.`}
    >
      <NewPasswordForm key={token} token={token} isInvitation />
    </CardPage>
  );
}
