/** Letters of Ukrainian, Belarusian and Serbian, which Russian lacks. */
export const otherCyrillicPattern = /[іїєґўђјљњћџ]/iu;
