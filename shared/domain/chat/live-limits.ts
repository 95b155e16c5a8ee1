/** How a person and a visitor talk in a chat: without a socket, so that each side asks. */
export const liveLimits = {
  /** Each sees within three seconds what the other did. */
  askMilliseconds: 2500,
  /** While nobody has joined, a visitor's page asks this often for this long after its last message. */
  idleMilliseconds: 15_000,
  listeningMilliseconds: 5 * 60_000,
  /** A visitor who gives no sign this long has left. */
  visitorSilentSeconds: 40,
  /** A person who gives no sign this long has closed their laptop: the assistant answers again. */
  personSilentSeconds: 45,
  /** A sign of typing holds this long. */
  typingSeconds: 6,
  characters: 2000,
} as const;
