import { type SecretKind, secretKinds } from './secret-labels.ts';
import { capitalNamesOf, namesOf, tail } from './secret-names.ts';

/** A label that only speaks about a secret: "Do you have a passport?", "Passport expiry date". */
const speaksAbout =
  /^(?:do|does|did|have|has|had|is|are|was|were|will|would|can|could|may|should|which|haben|hat|ist|sind|wurde|avez|est-ce|tiene|tienes|ha|você)\b|\b(?:forgot|lost|reset|expir\w*|last (?:4|four|3|three)|type of|name on|date of|country of|issued|issue date|token of)\b|^(?:account|konto|compte|cuenta)$/iu;

const begins = '^(?:[^\\s:?/]+[\\s/]+){0,4}?';
/** Nothing but an aside, or whose it is, follows the name. */
const ends = '(?:\\s*\\([^)]*\\)?)?(?:\\s+(?:of|for|de|du|von|der|des|del|do|da)\\s.{1,60})?[\\s:*?.]*$';
const patterns = secretKinds.map((kind) => {
  const names = namesOf(kind);
  const capitals = capitalNamesOf(kind);
  return {
    kind,
    asks: [
      new RegExp(`${begins}(?:${names})${tail}${ends}`, 'iu'),
      ...(capitals ? [new RegExp(`${begins}\\(?(?:${capitals})\\)?${tail}${ends}`, 'u')] : []),
    ],
  };
});

const asksOf: Record<SecretKind, string> = {
  password: 'a password',
  pin: 'a secret code',
  'card-code': 'the code of a card',
  card: 'a card number',
  account: 'an account number',
  identity: 'a tax or identity number',
  key: 'a key',
};

/** What a label of a form asks its readers to type, if that is a secret. */
export function findAskedSecret(label: string): string | undefined {
  if (speaksAbout.test(label.trim())) return undefined;
  const found = patterns.find(({ asks }) => asks.some((pattern) => pattern.test(label.trim())));
  return found && asksOf[found.kind];
}
