/** The crawler's name, with the page that says who it is. */
export const crawlerUserAgent = 'GPTsiteBot/1.0 (+https://gptsites.ai/bot)';
