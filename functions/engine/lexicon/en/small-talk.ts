import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    can you help me | can you help | can u help me | can you help me with something | could you help me
    will you help me | i need help | i need some help | i need your help | help me | help
    i have a question | i have some questions | i have a few questions | i have a quick question
    i've got a question | i got a question | quick question | a question | question | just a question
    can i ask you something | can i ask something | can i ask a question | can i ask you a question
    may i ask something | may i ask a question | i want to ask something | i want to ask you something
    i would like to ask something | i'd like to ask a question | i want to know something
    i need information | i need some information | i need info | i would like some information
    i'd like some information | i am looking for information | i'm looking for information
    i want information | i want some information | info | what should i ask | what should i ask you
    what can i ask | what can i ask you | what can i ask here | what could i ask
    what questions can i ask | what questions can i ask you | what questions can you answer
    what kind of questions can you answer | what kind of questions can i ask | what can you answer
    what can you tell me | give me some examples | give me examples | give me an example
    show me some examples | tell me something | tell me anything | say something | something | anything
    whatever | are you there | you there | anyone there | is anyone there | anybody there
    is anybody there | is someone there | are you online | are you working | is this working | test
    this is a test | this is just a test | just testing | just a test | i am testing | i'm testing
    i'm testing this | test test | testing testing | test 123 | test 1 2 3 | testing 123 | testing 1 2 3
    test message | lorem ipsum | asdf | asdfasdf | asdfghjkl | qwerty | bla | blah | blah blah | ok
    okay | okey | k | kk | alright | all right | fine | cool | nice | great | perfect | awesome | wow
    good | very good | super | got it | i see | understood | makes sense | that makes sense
    interesting | hm | hmm | hmmm | uh | um | lol | haha | hahaha | oh | ah | yes | yeah | yep | yup
    sure | maybe | please | sorry | let's talk | lets talk | let's chat | talk to me`,
  goodbye: `
    no | nope | nah | no thanks | no thank you | nothing | nothing else | that's all | that is all
    that's it | that will be all | i'm good | i am good | i'm done | i am done | not now | never mind
    nevermind`,
  thanks: `
    you are great | you're great | you are the best | you're the best | you are awesome | you're awesome
    you are amazing | you're amazing | you are helpful | you are very helpful | good bot | good job
    great job | nice work | well done | very helpful | so helpful | that helps | that helped
    this helps | that was helpful | that's helpful | helpful | love it | i love it`,
  complaint: `
    that's not what i asked | that is not what i asked | not what i asked | this is not what i asked
    i didn't ask that | that's not my question | that is not my question | that was not my question
    that's not the answer | that is not an answer | that's not an answer | wrong answer | bad answer
    that's wrong | that is wrong | wrong | this is wrong | you are wrong | you're wrong
    that's incorrect | that is incorrect | incorrect | that is not correct | that's not correct
    that's not right | that is not right | not true | that's not true | you didn't answer my question
    you did not answer my question | you didn't answer | you haven't answered my question
    you are not answering my question | you're not answering my question
    that doesn't answer my question | that does not answer my question | that didn't answer my question
    that doesn't help | that does not help | that didn't help | that did not help | this doesn't help
    not helpful | this is not helpful | that's not helpful | that is not helpful | that was not helpful
    you are not helping | you're not helping | you are not helpful | you don't understand
    you do not understand | you don't understand me | you misunderstood | you misunderstood me
    i don't understand | i do not understand | i don't get it | that makes no sense
    this makes no sense | makes no sense | that doesn't make sense | i already asked that | i hate you
    i don't like you | i hate this`,
  identity: `
    how old are you | how old r u | do you have a name | are you chatgpt | are you gpt | are you claude
    are you gemini | are you siri | are you alexa | which ai are you | what ai are you
    which ai model are you | what ai model are you | what model are you | which model are you
    what language model are you | which language model are you | do you use chatgpt | are you married
    are you single | do you have feelings | do you have a girlfriend | do you have a boyfriend
    do you sleep | do you eat | do you dream | are you alive | are you smart | are you intelligent
    are you happy | are you sad | are you conscious | are you male or female | are you a man or a woman
    what are you wearing | what do you look like | where do you get your information
    where do you get your information from | where does your information come from
    where do you get your answers | how do you know | how do you know that | how do you know this
    i love you | i like you | i miss you | marry me | will you marry me | you are beautiful
    you are cute | do you love me | do you like me`,
  privacy: `
    is this chat recorded | is this conversation recorded | is the chat recorded
    are you recording this | is this chat saved | is this conversation saved | is this chat private
    is this conversation private | is the chat private | is this chat confidential
    is this conversation confidential | is the chat confidential | is this chat secure
    is this chat anonymous | who can read this chat | who can see this chat | who reads this chat
    who can read this conversation | can anyone read this | can others read this | do you save my data
    do you store my data | do you save this chat | do you keep this chat | do you store my messages
    do you save my messages`,
  howAreYou: `
    how are you feeling | how do you feel | how's your day | how is your day | how is it going
    are you ok | are you okay`,
  offTopic: `
    do you know what time it is | what time is it now | what's today's date | what is today's date
    what is the date today | what day is it today | what day is today | what is today | what year is it
    what month is it | what's the weather | what is the weather | what's the weather like
    what is the weather like | how is the weather | how's the weather | will it rain
    what is the meaning of life | what's the meaning of life | what is life | what is love | what's love
    who is god | does god exist | is there a god | tell me a story | tell a story | sing | sing a song
    surprise me | i'm bored | i am bored | i'm sad | i am sad | who will win the election
    do my homework | can you do my homework | can you help me with my homework | flip a coin
    roll a dice`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  opening: `
    what | who | when | why | how | which | huh | more | tell me more | i want to know more`,
  identity: `
    can i trust you | can i trust this | can i trust your answers | can you be trusted
    is this reliable`,
  privacy: `
    is this private | is this secure | is this confidential | is this anonymous | is this recorded
    is this saved | who can read this | who can see this | who reads this`,
  offTopic: `
    what time is it | what's the time | what is the time | whats the time | do you have the time
    what day is it`,
};
