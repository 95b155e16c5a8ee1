import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { SecretValue } from '#web/ui/data/secret-value.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { widgetScope } from './adopt-widget.ts';

type VisitorIdentityProps = { conversionId: string; secret: string };

/** The secret with which a site's server identifies visitors, and how to use it. */
export function VisitorIdentity({ conversionId, secret }: VisitorIdentityProps) {
  return (
    <Panel id="visitor-identity" title="Known visitors">
      <div className="space-y-4">
        <p className="text-ink-muted">
          If visitors sign in on your site, your server can identify them to the assistant with a token signed
          with this secret. Keep the secret on your server; it must never be part of a page.
        </p>
        <SecretValue name="Identity secret" value={secret} />
        <Renewal conversionId={conversionId} />
        <CodeBlock
          level={3}
          title="On your server"
          hint="With Node.js and the jose package; any library for JSON Web Tokens works."
          code={makeSigningExample(conversionId)}
        />
        <CodeBlock
          level={3}
          title="On your page"
          hint="With the token from your server."
          code="(window.GPTsite = window.GPTsite || []).push(['identify', token]);"
        />
      </div>
    </Panel>
  );
}

function Renewal({ conversionId }: Pick<VisitorIdentityProps, 'conversionId'>) {
  const { mutateAsync, isPending, error } = useMutation({
    ...api.widget.renewSecret.mutation(),
    scope: widgetScope,
  });
  return (
    <div className="space-y-3">
      <AskedTwice
        label="Renew secret"
        warning="Tokens signed with the old secret will be rejected."
        confirmLabel="Renew now"
        isPending={isPending}
        error={error}
        onConfirm={() => mutateAsync({ conversionId })}
      />
    </div>
  );
}

function makeSigningExample(conversionId: string): string {
  return `import { SignJWT } from 'jose';

const secret = new TextEncoder().encode(process.env.GPTSITE_IDENTITY_SECRET);
const token = await new SignJWT({ name: 'Ana Ruiz', email: 'ana@example.org' })
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject('your-own-id-of-this-visitor')
  .setAudience('${conversionId}')
  .setExpirationTime('1h')
  .sign(secret);`;
}
