import type { ApiKey } from '#shared/contract/organization/api-keys.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { SecretValue } from '#web/ui/data/secret-value.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';

export type MadeKey = { key: ApiKey; token: string };

type NewKeyProps = { made: MadeKey; conversionId: string; origin: string; onDone: () => void };

/** A key that was just made, and the first line to try it with. */
export function NewKey({ made: { key, token }, conversionId, origin, onDone }: NewKeyProps) {
  return (
    <Callout tone="success" role="status">
      <p className="mb-3">
        Copy the key “{key.name}” now and keep it where your program finds it. We show it this once and store
        only its hash.
      </p>
      <SecretValue name="Key" value={token} />
      <div className="mt-4">
        <CodeBlock
          level={3}
          title="Try it in a terminal"
          hint="The answer is JSON, with its sources. Put your key in place of YOUR_KEY."
          code={`curl ${origin}/api/chat -H 'Authorization: Bearer YOUR_KEY' --json '{"conversionId":"${conversionId}","message":"When are you open?"}'`}
        />
      </div>
      <Button variant="secondary" size="small" className="mt-3" onClick={onDone} label="I have copied it" />
    </Callout>
  );
}
