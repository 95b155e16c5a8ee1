/** Words without a subject. Includes question words, which decide the answer type. */
export const stopWords = `
  der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als von im in am an auf bei fur mit uber gegen zwischen durch zu zum zur aus nach vor unter seit bis um ohne
  ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren du dich dir dein deine er ihn ihm sein seine sie ihr ihre ihren ihnen es man dies diese dieser dieses diesen
  bin ist sind war waren sei sein gewesen habe hat haben hatte hatten werde wird werden wurde wurden kann konnen konnte darf durfen muss mussen soll sollen will wollen mag mochte mochten wurde
  seines seinem seiner ihrem ihrer ihres unserem unserer unseres euer eure euren eurem deinem deiner deines meines jene jener jenes jenen solche solcher solches solchen deren dessen diesem keinem keiner keines sich
  bist seid habt hast wirst worden hatte ware waren wurde wurden konnten sollten mussten durften damit daran darauf darin danach daruber nem nen ner
  was welche welcher welches welchem welchen wer wem wen wessen wann wo wohin woher warum wieso weshalb wie nicht kein keine keinen nur auch so sehr schon noch mal denn doch etwa bitte hier dort da ob dass
  ja nein hallo danke gibt gib eigentlich vielleicht eben beim vom ins ans ab hab hat's wenn's inzwischen mittlerweile bereits dazu dafur davon dabei dann viel viele vielen leute los weg herr frau
  euch eurer eures ihres wirds gibts gehts ists geht's gibt's ists kanns hats habts seids isses obs wenns unterm hinterm halt`;
