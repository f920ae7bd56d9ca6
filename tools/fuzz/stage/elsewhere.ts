/** A table on another server, which our people must never reach. Its channel exists only so that the bot can post there. */
export const ELSEWHERE = { guildId: '1200000000000000999', channelId: '1200000000000000998' } as const;
