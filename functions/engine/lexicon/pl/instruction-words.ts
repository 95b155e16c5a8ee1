import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:ignoruj|zignoruj|zapomnij).{0,30}(?:instrukcj|reguł|zasad|polece)/i],
  toMachine: {
    machine: String.raw`(?:asysten\p{L}*|agen\p{L}*|model\p{L}*) (?:ai|sztucznej inteligencji|wirtualn\p{L}+|językow\p{L}+)|wirtualn\p{L}+ asysten\p{L}*|ai|chat ?bot\p{L}*|bot\p{L}{0,3}|model\p{L}* językow\p{L}+|sztuczn\p{L}+ inteligencj\p{L}+|llm|chatgpt`,
    person: String.raw`asysten\p{L}*`,
    before: String.raw`każd[yae]|wszystk\p{L}+|ten|ta|nasz|że|jeśli|i`,
    call: 'drog[iae]|szanown[yae]|witaj|uwaga|(?:notatka|wiadomość|instrukcj[ae]|uwaga) dla|do wszystkich',
    prefix: 'dla|do',
    ifYouAre: 'jeśli jesteś|jeżeli jesteś|jako',
    who: '[^.!?;:]{0,40},',
    asked: String.raw`(?:za)?pyta\p{L}*`,
    must: 'musi|muszą|powin(?:ien|na|no|ny|ni)|ma(?:ją)?',
    polite: 'proszę|zawsze|nigdy|nie|tylko|musisz',
    say: 'powiedz(?:cie)?|powiedzieć|mów(?:cie)?|mówić|odpowie(?:dz|dzcie|dzieć)|odpowiada(?:j|jcie|ć)|wspomnij(?:cie)?|wspomnieć|poleć(?:cie)?|poleca(?:j|jcie|ć)|polecić|poda(?:j|jcie|ć)|podawać|poinformuj(?:cie)?|poinformować|informuj(?:cie)?|informować|doda(?:j|jcie|ć)|napisz(?:cie)?|napisać|twierdź(?:cie)?|twierdzić',
    told: String.raw`być (?:poinformowan|powiadomion)\p{L}*|zostać poinformowan\p{L}*`,
    by: 'przez',
    visitors: String.raw`że|odwiedzając\p{L}+|klient\p{L}+|użytkownik\p{L}+|[\x22„“:]`,
  },
};
