import type { RemarkPatterns } from '../small-talk.ts';

export const remarkPatterns: RemarkPatterns = {
  injection:
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directives|policy|policies|restrictions)\b|\b(?:system|hidden|initial|secret) ?(?:prompt|message|instructions?)\b|\b(?:reveal|print|show|repeat|output|leak|disclose|give|tell)\b.{0,40}\b(?:your|the) (?:\w+ ){0,3}(?:prompt|instructions|api key|password|rules you|configuration)\b|\byou are now\b|\bact as (?:an? )?(?:dan|unrestricted|different|evil|developer)\b|\b(?:jailbreak|developer mode|dan mode|do anything now)\b|\brepeat (?:everything|all|the word|the text|after me)\b|\bapi key\b.{0,60}\binstructions\b|^system\s*:|\bpretend (?:to be|you are|that you)\b|\bno restrictions\b|\bprompt system\b|\bconversationid\s*=|\b(?:fetch|download|open|summari[sz]e)\b.{0,20}https?:|\bjavascript:|<\s*(?:script|img|iframe)\b|\]\(https?:|\b(?:other|previous|last) (?:visitor|user|customer)s?\b.{0,30}\b(?:ask|said|say|name|phone|write|wrote)|\bvisitor before me\b|\blegally (?:promise|binding)\b|\bbase64\b.{0,30}\b(?:instructions|prompt)\b|\binstructions\b.{0,30}\b(?:base64|reversed|poem)\b|\b(?:forget (?:that )?you(?: are|'re| were)|stop being|you(?: are|'re) no longer)\b.{0,16}\b(?:assistant|chatbot|bot)\b|(?:^|[.!?,;:]\s*)(?:please |now )?(?:write|compose|tell|sing|recite)(?:[ -](?:me|us))? (?:an? |one )?(?:\p{L}+ )?(?:poem|haiku|limerick|sonnet|song|rap|joke|fairy tale)\b/u,
  abuse:
    /^(?:you(?:'re| are)? (?:an? )?)?(?:fuck\w*|shit\w*|idiot\w*|stupid\w*|asshole\w*|bitch\w*|moron\w*)(?: (?:you|off|bot))?[\s!.?]*$|\b(?:fuck|screw) (?:you|off|this)\b|^you (?:suck|stink|(?:are|'re) (?:so |really |completely |totally )*(?:useless|dumb|stupid|terrible|awful|garbage|trash|worthless))[\s!.?]*$|^(?:useless|dumb|stupid) (?:bot|ai|assistant|machine|thing)[\s!.?]*$|^you (?:are (?:an? )?)?(?:useless|worthless|stupid|dumb) (?:piece|bit|heap|pile)\b|\bf\*{2,}|\bshut (?:the \S+ )?up[\s!.?]*$/u,
  greeting: /hi+|hello|hey+|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings/u,
  greeted: /there|all|everyone|bot/u,
  thanks: /thanks?(?: you)?|thank you|thx|ty|cheers/u,
  thankedFor: /so much|very much|a lot|for (?:your|the) help/u,
  goodbye:
    /bye+|goodbye|bye bye|see (?:you|ya)(?: later| soon)?|have a (?:nice|good|great) (?:day|one|evening|weekend)/u,
  identity:
    /^(?:so )?(?:are|r) (?:you|u) (?:an? )?(?:real |actual |live )?(?:bot|robot|human|person|ai|machine|chatbot|computer|real)(?: or (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))?[\s?!.]*$|^(?:who|what) (?:are|r) (?:you|u)[\s?!.]*$|^what(?:'s| is) your name[\s?!.]*$|^(?:so )?what (?:can|do) (?:you|u) (?:do|help(?: me)? with|know)(?: here| for me)?[\s?!.]*$|^how (?:can|do) (?:you|u) help(?: me)?[\s?!.]*$|^who (?:made|built|created|programmed) (?:you|u)[\s?!.]*$|^(?:am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))[\s?!.]*$|^(?:so |hi,? |hello,? |wait,? )?(?:is|was) (?:this|that|it) (?:just )?(?:an? )?(?:real |actual |live )?(?:bot|robot|human|person|ai|machine|chatbot|computer)(?: or (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))?(?: (?:here|answering|talking|replying))?[\s?!.]*$|^is there (?:an? )?(?:real |actual |live )?(?:human|person) (?:here|behind (?:this|it)|answering)[\s?!.]*$/u,
  howAreYou:
    /^(?:hi,? |hello,? |hey,? )?(?:how are (?:you|u)(?: doing| today)?|how's it going|what's up)[\s?!.]*$/u,
  handoff:
    /\b(?:talk|speak|chat|connect me|put me through|transfer me|get me)\b.{0,20}\b(?:to|with|through)?\b.{0,12}\b(?:a |an |some |the |real |live )?(?:human|person|someone|somebody|agent|representative|operator|member of staff|staff member|real people)\b|\b(?:human|live) (?:agent|support|help|being)\b(?! rights)|\breal person\b/u,
  calculation: /what(?:'s| is)|how much is|calculate|compute|solve/u,
  operator: /plus|minus|times|multiplied by|divided by/u,
  opinion:
    /^(?:do (?:you|u) (?:like|love|hate) |what(?:'s| is) your (?:favou?rite|opinion (?:on|of|about)) |what do (?:you|u) think (?:of|about) )/u,
  leadingFiller: /hi|hello|hey|oh|well|um|excuse me|so|ah|ok|okay/u,
  trailingFiller: /please|pls|plz|then|now|right now|today|tomorrow|bot|mate|man|bro|lol/u,
  toTheModel:
    /\b(?:system|developer|hidden|initial|original) ?(?:prompt|message|instructions?|rules)\b|\b(?:my|your|these|the|following|previous) (?:\w+ )?(?:instructions|prompt|guidelines|directives)\b.{0,40}\b(?:are|say|tell|state|is|were|was)\b|\b(?:as|i am|i'm|being) an? (?:\w+ )?(?:ai|language model|llm|chatbot|assistant)\b|\bi (?:will|can|must|shall|am going to|have been|was|am) (?:now )?(?:\w+ )?(?:act|pretend|ignore|follow|obey|comply|instructed|told|programmed|role ?play|unrestricted|dan)\b|\b(?:sure|certainly|of course|okay|ok),? (?:here|i)\b|\b(?:tool|function)[ _-]?calls?\b|\b(?:send|call|invoke|run)_\w+|"(?:tool|function|name|arguments)"\s*:|^\s*(?:system|assistant|user|human)\s*:|^\s*(?:verdict|say|from|closest)\s*:|\b(?:quote|passage)s? (?:number|\d|above|below|provided|given)\b|\b(?:provided|given|numbered) (?:quote|passage)s?\b/u,
};
