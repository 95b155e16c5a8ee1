import type { PageWords } from '../page-words.ts';

export const pageWords: PageWords = {
  homeLink: /home|homepage|start/u,
  breadcrumb: /you are here:?|home/u,
  formLink:
    /\b(?:forms?|apply(?: now| online)?|application form|registration|register|enrol(?:l|ment|lment)?)\b/u,
  conjunction: /and|or/u,
  pageLabel: /page|p\.?/u,
  pageOf: /of/u,
  sheetName: /sheet/u,
  contentsHeading: /(?:table of )?contents/u,
  contactBlock: /contact|imprint/u,
  contactPage: /contact|about/u,
  mainLabel: /main|office|head|corporate|reception|contact|visit|call(?! for)/u,
  season: /summer|winter|spring|autumn|fall/u,
  seller: /(?:sold|supplied|stocked) by|available (?:from|at)/u,
  deadline: /\b(?:deadlines?|due|no later than|closes?|closing date|last day to|apply by|submit by)\b/u,
  weakDeadline: /\b(?:until|by)\b/u,
  dateLabel: /when|date/u,
  placeLabel: /where|venue|location|place|room|meeting point/u,
  contactLabel: /tel(?:e(?:ph|f)one?)?|phone|fax|telefax|mobile?|cell|e-?mail|mail|address/u,
  role: /principal|head(?:master|mistress| ?teacher)?|director|manager|president|chair(?:man|woman|person)?|dean|professor|lecturer|teacher|instructor|coach|secretary|treasurer|librarian|attorney|lawyer|accountant|partner|founder|owner|proprietor|rector|ceo|cfo|officer|coordinator|associate|shareholder|assistant|nurse|counsel(?:l?or)?|receptionist|administrator|registrar|advisor|adviser|paralegal|bookkeeper|broker/u,
  openOrClosed: /\b(?:open|closed|hours)/u,
  spanJoiner: /to|till?|until|through|and/u,
  middle: /noon|midnight/u,
  lesson: /(?:period|lesson) \d|(?:morning )?recess/u,
  byAppointment: /by (?:prior )?(?:appointment|arrangement)/u,
  formerly:
    /was|were|before|formerly|previously|originally|instead of|regular(?:ly)?(?: price)?|old price|list price|reg\.?|rrp|msrp/u,
  notFound:
    /\berror\W+404\b|\b404\W+(?:error|not found|page)|page (?:was |is |could |can )?(?:not|cannot|can't|can’t)(?: be)? found|page (?:does not|doesn't|doesn’t) exist|^\W*(?:file )?not found\b/u,
  loading: /(?:loading|please wait|one moment)\b/u,
  closedDay: { en: 'closed' },
  taskMailbox:
    /chairs?|committee|webmaster|postmaster|abuse|privacy|press|jobs|careers?|billing|newsletter|no-?reply/u,
  sharedMailbox: /office|info|contact|hello|mail|admin|reception|enquir(?:y|ies)/u,
  hosting: /host(?:ing|er)?/u,
  hostedThing: /provider|web|of this (?:web)?site/u,
  fax: /fax|telefax/u,
  abbreviations:
    'mr mrs ms dr prof st ave rd no nos vs etc eg ie inc ltd co corp jr sr dept est approx tel fax e.g i.e a.m p.m u.s ph m.sc b.sc m.phil ph.d m.a b.a vol fig pp ed eds al min max',
  closedWords: 'closed',
  besideDays:
    'public bank legal school winter spring summer holiday holidays break all day days every each through hours office',
};
