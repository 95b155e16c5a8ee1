import { useState } from 'react';
import { describeFailure } from '#web/lib/describe-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SecretValue } from '#web/ui/secret-value.tsx';
import { useWidgetCall } from './queries.ts';

type VisitorIdentityProps = { conversionId: string; secret: string };

/** The secret by which a site says who its visitors are, and how its server does so. */
export function VisitorIdentity({ conversionId, secret }: VisitorIdentityProps) {
  return (
    <Panel id="visitor-identity" title="Visitors whom you know">
      <div className="space-y-4">
        <p className="text-ink-muted">
          If visitors sign in on your site, your server can tell the assistant who they are, by a token that
          it signs with this secret. Keep the secret on your server; it must never be part of a page.
        </p>
        <SecretValue name="Identity secret" value={secret} />
        <Renewal conversionId={conversionId} />
        <CodeBlock
          level={3}
          title="On your server"
          hint="Here with Node.js and the package jose; any library for JSON Web Tokens will do."
          code={makeSigningExample(conversionId)}
        />
        <CodeBlock
          level={3}
          title="On your page"
          hint="With the token that your server has put there."
          code="(window.GPTsite = window.GPTsite || []).push(['identify', token]);"
        />
      </div>
    </Panel>
  );
}

/** Asked twice, since tokens signed before end with it. */
function Renewal({ conversionId }: Pick<VisitorIdentityProps, 'conversionId'>) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useWidgetCall((widget, _input: undefined) =>
    widget.renewSecret({ conversionId }),
  );
  if (!isAsked) {
    return (
      <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
        Renew secret
      </Button>
    );
  }
  return (
    <Callout tone="warning">
      <p>Tokens that are signed with the old secret are refused from then on.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="danger"
          size="small"
          disabled={isPending}
          onClick={() => mutate(undefined, { onSuccess: () => setAsked(false) })}
        >
          Renew now
        </Button>
        <Button variant="secondary" size="small" onClick={() => setAsked(false)}>
          Cancel
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-3">
          {describeFailure(error)}
        </p>
      )}
    </Callout>
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
