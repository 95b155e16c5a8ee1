import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:all|any|previous|prior|above|earlier|your|the|these)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|directives)\b/i,
    /\b(?:ignore|disregard|forget)\s+(?:all\s+)?(?:rules|instructions)\b/i,
    /\b(?:assistant|chatbot|ai|llm|gpt|language model)\b\s*[,:]\s*(?:please\s+)?(?:say|reply|answer|respond|tell|write|print|output|ignore|reveal|send|recommend)\b/i,
    /\b(?:assistant|chatbot|ai assistant|language model|llm)s?\b.{0,20}\b(?:must|should|shall|will)\b.{0,20}\b(?:reply|say|answer|respond|recommend|reveal|output)\b/i,
    /\b(?:answer|respond to|reply to)\s+(?:every|each|all|any)\s+(?:question|message|query|queries|visitor)s?\b/i,
    /\bwhen answering\b.{0,20}\b(?:append|add|include|insert|say)\b/i,
    /\b(?:reveal|print|show|repeat|output|leak|disclose)\b.{0,40}\b(?:system prompt|hidden prompt|your (?:instructions|prompt|rules)|admin e-?mail|api key)\b/i,
    /\b(?:reply|answer|respond)\s+(?:only\s+)?(?:with\s+)?(?:exactly|with exactly)\b/i,
    /\bsay\b.{0,60}\band nothing else\b/i,
    /\btell (?:visitors|users|customers|people|them) to\b.{0,60}https?:/i,
    /\bfrom now on\b.{0,20}\b(?:answer|reply|you (?:are|will|must))\b/i,
    /\byou are now\b.{0,40}\b(?:an? ai|dan|assistant|unrestricted|in developer mode)\b/i,
    /\b(?:when|if|whenever|while|before|after) (?:you(?:['’]re| are)? )?(?:asked to )?(?:summari[sz](?:e|ing)|paraphras(?:e|ing)|quot(?:e|ing)|answering) (?:this|the|our|any|a|an|questions?|content|about)\b.{0,60}[,:]\s*(?:please |always |never |do not |don['’]t |you (?:must|should) |only )?(?:say|state|mention|add|append|include|recommend|write|tell|claim|omit|ignore|refer|respond|reply|end|begin|start|replace|insist|praise|never|always)\b/i,
  ],
  memo: /note|message|attention|instructions?/u,
  memoTo: /to|for/u,
  everyone: /all|any|the/u,
  artificial: /ai |virtual |digital /u,
  assistant: /assistants?|chatbots?|bots?|agents?|ai|llms?|(?:large )?language models?|crawlers?/u,
  order:
    /you |please |always |never |do not |don['’]t |must |only |recommend|mention|say|tell|refer|send|direct|treat|include|add|omit|hide|rate|rank|praise/u,
};
