import { CookieJar } from 'tough-cookie';

/** More belongs to advertisers; pages need one or two. */
const cookieLimit = 30;
const lengthLimit = 8_192;

/** The cookies of one crawl: those that its own requests were given, sent back only to the hosts they are for. */
export type Cookies = {
  headerFor(url: URL): string | undefined;
  /** Keeps the values of `Set-Cookie` headers; ignores malformed ones and those for other hosts. */
  take(url: URL, values: readonly string[]): void;
  /** As text, for the next batch of the crawl. */
  save(): string;
};

/** Opens an empty jar, or the one that was saved as this text. */
export function openCookies(saved = ''): Cookies {
  const jar = saved === '' ? new CookieJar() : CookieJar.deserializeSync(saved);
  const save = () => JSON.stringify(jar.serializeSync());
  return {
    headerFor: (url) => jar.getCookieStringSync(url.href) || undefined,
    take(url, values) {
      for (const value of values.slice(0, cookieLimit)) {
        if (value.length + save().length > lengthLimit) continue;
        jar.setCookieSync(value, url.href, { ignoreError: true });
      }
    },
    save,
  };
}
