/** What an owner does at the two providers that most organizations have, in the words of their pages. */
const providers = [
  {
    name: 'Google Workspace',
    steps: [
      'At console.cloud.google.com choose a project of your organization. Under Google Auth Platform, Audience, choose Internal: only your own accounts can sign in then.',
      'Under Clients choose Create client and the type Web application. Add the redirect address above to its authorized redirect URIs.',
      'Copy the client ID and the client secret into the form below. The issuer is https://accounts.google.com.',
    ],
  },
  {
    name: 'Microsoft Entra',
    steps: [
      'At entra.microsoft.com, under App registrations, choose New registration, for accounts in this organizational directory only. Choose the platform Web, and enter the redirect address above.',
      'From its Overview copy the application (client) ID into the form below. The issuer is https://login.microsoftonline.com/, then the directory (tenant) ID, then /v2.0.',
      'Under Certificates & secrets make a client secret and copy its Value, not its ID. It ends after two years at the latest: note the day, and enter a new one here before.',
      'Each person needs an address of your domain under Email in their profile.',
    ],
  },
] as const;

/** Step by step, for whoever has never registered a client. */
export function ProviderSteps() {
  return (
    <div className="space-y-2">
      {providers.map(({ name, steps }) => (
        <details key={name} className="rounded-md border border-line px-4 py-3">
          <summary className="cursor-pointer font-semibold">{name}, step by step</summary>
          <ol aria-label={name} className="mt-3 list-decimal space-y-2 ps-5 text-ink-muted">
            {steps.map((step) => (
              <li key={step} className="[overflow-wrap:anywhere]">
                {step}
              </li>
            ))}
          </ol>
        </details>
      ))}
      <p className="text-ink-muted text-sm">
        Then prove your domain below, and try the sign-in in another browser before you tell your people.
      </p>
    </div>
  );
}
