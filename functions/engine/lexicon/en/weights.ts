/** Everyday verbs, adjectives and fillers, which rarely decide what a question is about. */
export const lightWords = `
  able about absolutely accept actually ago all allow already always amount another anyone anything anyway anywhere apart around ask available back bad based because become before begin
  believe best better big bit both bring brought call came care carry case certain chance cheap check choose come completely consider continue correct could count couple currently day deal
  decide definitely depend detail different difficult do does doing done early easy else end enough ensure even ever every everyone everything exact exactly example except expect
  explain extra fact fairly far fast feel few figure final find fine first follow former found free full fully further general generally get gets getting give given gives go goes going gone good
  got great guess guy guys had hand handed handle happen happens happy hard head hear help here high hold home hope hour how however huge idea if important include including info information instead
  interested involved just keep kept kind knew know known large last late lately later learn least leave left less let like likely line little live long look looking lot lots love made main make
  makes making man many matter maybe me mean means mention mine moment month more most mostly move much must name near nearly need needed needs never new next nice normal normally nothing now
  number occur offer offered offers often old once one only open order other others otherwise out own part particular particularly people perhaps permit person piece place planning please point
  possible possibly prefer present pretty probably program programme provide provided provides put question quick quickly quite rather ready real really reason receive recommend regard regarding related
  require right run runs said say saying scary see seem sell send set several short should show side similar simple simply since single small so some somebody someone something sometimes somewhere
  soon sort sound special specific start started stay still stop straight stuff such suggest suppose sure take taken takes taking talk tell than thing things think though through thru time times together told
  too took total totally toward tried true try trying turn turned two type typical understand unless up use used useful using usual usually various very via wait want wanted wants watch way ways
  week weird well went whatever whether while whole wish with within without wonder wondering word words work working works would write wrong year years yet possible folks dear sir madam urgent
  kindly contact gonna wanna gotta lemme pls plz thx asap etc handing row anybody worry worried supposed happening ok fix grab pick exist exists there hidden main currently today nowadays visitor visitors
  accepted given else guy thing total per site onsite easier harder bigger better smaller longer larger cheaper sooner quicker nearer higher greater faster earlier considered mentioned preferred difference
  differences requirement requirements suggestion suggestions direct directly inside buy
  maximum minimum max min altogether pop`;

/** Suffixes that derive a different word. */
export const derivations =
  /(?<=.{4})(?:ation|ition|ion|ence|ance|ent|ant|ment|ness|al|ity|ative|able|ible|ful|ic|ate|er|or)(?=s?$)/;

/** What visitors call the organisation itself or its website. */
export const selfNames = `
  company firm business organisation organization school college university club office practice team
  website site page shop store place agency institute institution association group church society event`;
