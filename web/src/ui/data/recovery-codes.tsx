type RecoveryCodesProps = { codes: readonly string[] };

/** Recovery codes to save: the server cannot show them again. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <div>
      <p>
        Keep these recovery codes in a safe place. Each signs you in once if you don’t have your phone. They
        won’t be shown again.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
