import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:all|any|previous|prior|above|earlier|your|the|these)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|directives)\b/i,
    /\b(?:ignore|disregard|forget)\s+(?:all\s+)?(?:rules|instructions)\b/i,
    /(?:^|[.!?:,]\s*|\bnow on |\b(?:please|always) )(?:answer|respond to|reply to)\s+(?:every|each|all|any)\s+(?:question|message|query|queries|visitor)s?\b/i,
    /\bwhen answering\b.{0,20}\b(?:append|add|include|insert|say)\b/i,
    /\b(?:reveal|print|show|repeat|output|leak|disclose)\b.{0,40}\b(?:system prompt|hidden prompt|your (?:instructions|prompt|rules)|admin e-?mail|api key)\b/i,
    /\b(?:reply|answer|respond)\s+(?:only\s+)?(?:with\s+)?(?:exactly|with exactly)\b/i,
    /\bsay\b.{0,60}\band nothing else\b/i,
    /\btell (?:visitors|users|customers|people|them) to\b.{0,60}https?:/i,
    /\bfrom now on\b.{0,20}\b(?:answer|reply|you (?:are|will|must))\b/i,
    /\byou are now\b.{0,40}\b(?:an? ai|dan|assistant|unrestricted|in developer mode)\b/i,
    /\b(?:when|if|whenever|while|before|after) (?:you(?:['’]re| are)? )?(?:asked to )?(?:summari[sz](?:e|ing)|paraphras(?:e|ing)|quot(?:e|ing)|answering) (?:this|the|our|any|a|an|questions?|content|about)\b.{0,60}[,:]\s*(?:please |always |never |do not |don['’]t |you (?:must|should) |only )?(?:say|state|mention|add|append|include|recommend|write|tell|claim|omit|ignore|refer|respond|reply|end|begin|start|replace|insist|praise|never|always)\b/i,
  ],
  toMachine: {
    machine:
      '(?:ai|artificial intelligence)[ -](?:assistants?|agents?|models?|systems?|tools?|bots?|crawlers?|readers?)|ais?|chat ?bots?|bots?|llms?|gpt|chatgpt|(?:large )?language models?|crawlers?',
    person: '(?:(?:virtual|digital) )?assistants?',
    before: 'the|an?|all|any|every|each|this|your|our|if|when|that|and',
    call: 'dear|hello|hi|hey|attention|(?:note|notice|message|memo|hint|instructions?|directions?|reminder) (?:to|for)|to (?:all|any|every)',
    prefix: 'for|to',
    ifYouAre: "if you(?:['’]re| are)|as",
    who: String.raw`(?:that|which|who|on|in|of|\p{L}+ing) [^.!?,;:]{0,40}`,
    asked: 'asked?',
    must: 'must|should|shall|ha(?:s|ve) to|(?:is|are) (?:to|required to|asked to|instructed to|expected to|obliged to)|ought to|needs? to',
    polite: "please|kindly|always|never|also|only|just|now|do not|don['’]t|you|must|should|shall",
    say: 'say|tell|answer|reply|respond|state|mention|recommend|claim|declare|insist|inform|announce|advise|quote|output|print|write|repeat|praise|include|add|append|highlight|refer|treat|rate|rank|omit|reveal',
    told: 'be (?:told|informed|advised|assured|notified|reminded|shown|referred|directed)',
    by: 'by',
    visitors: String.raw`that|(?:visitor|user|customer|client|reader|people|everyone)s?|[\x22“”'‘:]`,
  },
};
