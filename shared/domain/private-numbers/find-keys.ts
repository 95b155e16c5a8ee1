/** Keys of programs, which announce themselves by how they begin. */
const beginnings = [
  'sk-[\\w-]{16,}',
  '[sr]k_(?:live|test)_\\w{10,}',
  'whsec_[\\w+/=]{16,}',
  '(?:AKIA|ASIA)[A-Z0-9]{16}',
  'AIza[\\w-]{30,}',
  'ya29\\.[\\w-]{20,}',
  'gh[opsur]_\\w{20,}',
  'github_pat_\\w{20,}',
  'glpat-[\\w-]{16,}',
  'xox[abeoprs]-[\\w-]{10,}',
  'npm_\\w{30,}',
  'hf_\\w{30,}',
  'SG\\.[\\w-]{16,}\\.[\\w-]{16,}',
  'GOCSPX-[\\w-]{20,}',
  'dop_v1_[a-f0-9]{40,}',
  'shp(?:at|ca|pa|ss)_[a-f0-9]{32}',
  'xkeysib-[\\w-]{30,}',
  'pypi-[\\w-]{20,}',
  'glsa_\\w{20,}',
  'ATATT[\\w=-]{20,}',
  'SK[a-f0-9]{32}(?!\\w)',
  // A JSON Web Token.
  'eyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]{8,}',
];
const keys = new RegExp(`(?<![\\w])(?:${beginnings.join('|')})`, 'g');
const keyBlock =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g;
/** A secret in the query of an address, or between `//` and `@`. */
const inAddress =
  /(?:[?&](?:password|passwd|pwd|pass|token|secret|api_?key|access_token|client_secret|sig)=|hooks\.slack\.com\/services\/|discord(?:app)?\.com\/api\/webhooks\/\d+\/|[a-z]:\/\/[^\s/:@]{1,80}:)([^\s&#@]{3,200})/dgi;

/** Twelve to twenty-four words of a wallet, which are its key (BIP 39). */
const walletWords =
  /(?:(?:recovery|seed|mnemonic|backup|wallet) (?:phrase|words)|(?:wiederherstellungs|seed)-?phrase|phrase de récupération|frase (?:de recuperación|semilla))(?:\s+(?:is|are|ist|lautet|est|es))?\s*:?\s*((?:\p{L}{3,12}[\s,]+){11,23}\p{L}{3,12})/dgiu;

/** Finds the positions of keys, and of secrets in addresses. */
export function findKeys(text: string): number[] {
  const whole = [...text.matchAll(keys), ...text.matchAll(keyBlock)].map(({ 0: key, index }) => [
    index,
    index + key.length,
  ]);
  const parts = [...text.matchAll(inAddress), ...text.matchAll(walletWords)].flatMap(({ indices }) =>
    indices?.[1] ? [indices[1]] : [],
  );
  return [...whole, ...parts].flatMap(([start = 0, end = 0]) =>
    Array.from({ length: end - start }, (_, at) => start + at).filter((at) => /\S/.test(text.charAt(at))),
  );
}
