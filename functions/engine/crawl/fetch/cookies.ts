import type { CookieJar } from 'tough-cookie';

/** More belongs to advertisers; pages need one or two. */
const cookieLimit = 30;
const lengthLimit = 8_192;

/** The cookies of one crawl: those that its own requests were given, sent back only to the hosts they are for. */
export type Cookies = {
  headerFor(url: URL): Promise<string | undefined>;
  /** Keeps the values of `Set-Cookie` headers; ignores malformed ones and those for other hosts. */
  take(url: URL, values: readonly string[]): Promise<void>;
  /** As text, for the next batch of the crawl. */
  save(): string;
};

/**
 * Opens no cookies, or those that were saved as this text. The jar loads with the first cookie: with the list of
 * public suffixes it is 160 KB, and most websites set none.
 */
export function openCookies(saved = ''): Cookies {
  let loading: Promise<CookieJar> | undefined;
  let jar: CookieJar | undefined;
  const open = async () => {
    loading ??= openJar(saved);
    jar = await loading;
    return jar;
  };
  return {
    async headerFor(url) {
      if (!loading && saved === '') return undefined;
      return (await open()).getCookieStringSync(url.href) || undefined;
    },
    async take(url, values) {
      if (values.length === 0) return;
      const opened = await open();
      for (const value of values.slice(0, cookieLimit)) {
        if (value.length + textOf(opened).length > lengthLimit) continue;
        opened.setCookieSync(value, url.href, { ignoreError: true });
      }
    },
    save: () => (jar ? textOf(jar) : saved),
  };
}

async function openJar(saved: string): Promise<CookieJar> {
  const { CookieJar } = await import('tough-cookie');
  return saved === '' ? new CookieJar() : CookieJar.deserializeSync(saved);
}

const textOf = (jar: CookieJar): string => JSON.stringify(jar.serializeSync());
