/** Where most people of a state live, by the codes that stand before its postcodes. */
const zonesOfStates: Readonly<Record<string, string>> = {
  'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV': 'America/New_York',
  'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI': 'America/Chicago',
  'CO ID MT NM UT WY': 'America/Denver',
  'CA NV OR WA': 'America/Los_Angeles',
  ...{ AZ: 'America/Phoenix', AK: 'America/Anchorage', HI: 'Pacific/Honolulu', PR: 'America/Puerto_Rico' },
};
/** Codes of states by their names. */
const codesOfStates = new Map(
  [
    'North Carolina NC,South Carolina SC,Massachusetts MA,New Hampshire NH,West Virginia WV',
    'North Dakota ND,Pennsylvania PA,Rhode Island RI,South Dakota SD,Connecticut CT',
    'Mississippi MS,California CA,New Jersey NJ,New Mexico NM,Washington WA,Louisiana LA',
    'Minnesota MN,Tennessee TN,Wisconsin WI,Arkansas AR,Colorado CO,Delaware DE,Illinois IL',
    'Kentucky KY,Maryland MD,Michigan MI,Missouri MO,Nebraska NE,New York NY,Oklahoma OK',
    'Virginia VA,Alabama AL,Arizona AZ,Florida FL,Georgia GA,Indiana IN,Montana MT,Vermont VT',
    'Wyoming WY,Alaska AK,Hawaii HI,Kansas KS,Nevada NV,Oregon OR,Idaho ID,Maine ME,Texas TX',
    'Iowa IA,Ohio OH,Utah UT',
  ]
    .join()
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]),
);
const zonesOfAustralia: Readonly<Record<string, string>> = {
  ...{ 'NSW ACT': 'Australia/Sydney', VIC: 'Australia/Melbourne', QLD: 'Australia/Brisbane' },
  ...{ SA: 'Australia/Adelaide', WA: 'Australia/Perth', TAS: 'Australia/Hobart', NT: 'Australia/Darwin' },
};
/** By the first letter of a Canadian postcode. */
const zonesOfCanada: Readonly<Record<string, string>> = {
  ...{ A: 'America/St_Johns', 'B C E': 'America/Halifax', 'G H J K L M N P': 'America/Toronto' },
  ...{ R: 'America/Winnipeg', S: 'America/Regina', T: 'America/Edmonton', V: 'America/Vancouver' },
};
/** Countries with one time zone, or nearly all people in one. */
const zonesOfCountries: Readonly<Record<string, string>> = {
  ...{ ae: 'Asia/Dubai', ar: 'America/Argentina/Buenos_Aires', at: 'Europe/Vienna', be: 'Europe/Brussels' },
  ...{ bg: 'Europe/Sofia', ch: 'Europe/Zurich', cn: 'Asia/Shanghai', co: 'America/Bogota' },
  ...{ cz: 'Europe/Prague', de: 'Europe/Berlin', dk: 'Europe/Copenhagen', eg: 'Africa/Cairo' },
  ...{ es: 'Europe/Madrid', fi: 'Europe/Helsinki', fr: 'Europe/Paris', gr: 'Europe/Athens' },
  ...{ hk: 'Asia/Hong_Kong', hu: 'Europe/Budapest', ie: 'Europe/Dublin', il: 'Asia/Jerusalem' },
  ...{ in: 'Asia/Kolkata', it: 'Europe/Rome', jp: 'Asia/Tokyo', ke: 'Africa/Nairobi', kr: 'Asia/Seoul' },
  ...{ lu: 'Europe/Luxembourg', ma: 'Africa/Casablanca', ng: 'Africa/Lagos', nl: 'Europe/Amsterdam' },
  ...{
    no: 'Europe/Oslo',
    nz: 'Pacific/Auckland',
    pe: 'America/Lima',
    ph: 'Asia/Manila',
    pl: 'Europe/Warsaw',
  },
  ...{ pt: 'Europe/Lisbon', ro: 'Europe/Bucharest', sa: 'Asia/Riyadh', se: 'Europe/Stockholm' },
  ...{ sg: 'Asia/Singapore', si: 'Europe/Ljubljana', sk: 'Europe/Bratislava', th: 'Asia/Bangkok' },
  ...{ tr: 'Europe/Istanbul', tw: 'Asia/Taipei', uk: 'Europe/London', vn: 'Asia/Ho_Chi_Minh' },
  za: 'Africa/Johannesburg',
};

const namePattern = new RegExp(`(?:${[...codesOfStates.keys()].join('|')})(?=,?\\s+\\d{5}(?!\\d))`, 'u');
const statePattern = /(?<!\p{L})([A-Z]{2})\.?,?\s+\d{5}(?!\d)/u;
const australianPattern = /(?<!\p{L})(NSW|ACT|VIC|QLD|SA|WA|TAS|NT),?\s+\d{4}(?!\d)/u;
const canadianPattern = /(?<![\p{L}\d])([A-Z])\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/u;

/** The time zone of an address, or of the country whose domain a website has; undefined where that leaves several. */
export function findTimeZone(address: string | undefined, website: string | null): string | undefined {
  const country = website && URL.canParse(website) ? new URL(website).hostname.split('.').at(-1) : undefined;
  const ofCountry = zonesOfCountries[country ?? ''];
  // "DE 10115 Berlin" is in Germany, not in Delaware; .co is used everywhere.
  const isAbroad = ofCountry !== undefined && country !== 'co';
  const ofState = isAbroad ? undefined : pick(zonesOfStates, abbreviateState(address), statePattern);
  return (
    pick(zonesOfAustralia, address, australianPattern) ??
    ofState ??
    pick(zonesOfCanada, address, canadianPattern) ??
    ofCountry
  );
}

/** "Millbrook, Oregon 97399" is "Millbrook, OR 97399". */
function abbreviateState(address = ''): string {
  return address.replace(namePattern, (name) => codesOfStates.get(name) ?? name);
}

function pick(
  zones: Readonly<Record<string, string>>,
  address: string | undefined,
  pattern: RegExp,
): string | undefined {
  const code = pattern.exec(address ?? '')?.[1];
  return code && Object.entries(zones).find(([codes]) => codes.split(' ').includes(code))?.[1];
}
