import { webhookSecretOverlapHours } from '#shared/domain/webhook.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';

/** How a receiver verifies events, by the Standard Webhooks specification. */
export function VerificationGuide() {
  return (
    <details>
      <summary className="min-h-9 cursor-pointer font-semibold">How to receive and verify events</summary>
      <div className="mt-3 space-y-4">
        <p>
          Each event is a POST of JSON with <code>id</code>, <code>type</code>, <code>createdAt</code> and{' '}
          <code>data</code>, signed according to the{' '}
          <OutsideLink href="https://www.standardwebhooks.com/" className="underline underline-offset-2">
            Standard Webhooks
          </OutsideLink>{' '}
          specification, whose libraries for most languages verify it. Answer with a status from 200 to 299
          within ten seconds, and do the work afterwards. Any other status, and redirects, count as failures:
          we retry after 5 seconds, 5 minutes, 30 minutes, 2, 6 and 15 hours. An event may come more than
          once, always with the same <code>webhook-id</code>. After a secret is renewed there are two
          signatures for {webhookSecretOverlapHours} hours, separated by a space: one that matches is enough.
          Answer 410 when an endpoint is gone for good, and we switch it off.
        </p>
        <CodeBlock
          level={3}
          title="Verify a signature"
          hint="In plain Node.js; body is the raw text, before any parsing."
          code={verifyingExample}
        />
      </div>
    </details>
  );
}

const verifyingExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isOurs(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  // Reject events older than five minutes, to prevent replays.
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
