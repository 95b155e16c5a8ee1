/** What a customer's own domain shows, as its document says: functions/http/own-page.ts. */
type OwnPage = {
  conversionId: string;
  /** The origin of the brand's site. */
  home: string;
};

/** Undefined on the hosts of the brands. */
export const ownPage: OwnPage | undefined =
  typeof document === 'undefined' ? undefined : readOwnPage(document.documentElement.dataset);

function readOwnPage({ assistant, home }: DOMStringMap): OwnPage | undefined {
  return assistant && home ? { conversionId: assistant, home } : undefined;
}
