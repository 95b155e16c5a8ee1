/** Staff's figures cost hundreds of read units, so they are refetched only on return and never polled. */
export const freshMilliseconds = 60_000;
