import { renderSVG } from 'uqr';

/** A QR code for an authenticator app, and the same secret as text to type. */
export function AuthenticatorSetup({ secret, address }: { secret: string; address: string }) {
  const drawing = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <div className="space-y-4">
      <p>
        Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or
        1Password.
      </p>
      <img
        src={drawing}
        alt="QR code for your authenticator app"
        className="size-48 rounded-md border border-line bg-white p-1"
      />
      <p className="text-sm">
        Or enter this key manually:{' '}
        <code className="block break-all py-1 font-mono text-base">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}
