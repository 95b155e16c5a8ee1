/** What visitors call the organisation itself or its website. */
export const selfNames = `
  学校 会社 事務所 園 学園 オフィス 貴社 御社 貴校 サイト`;
