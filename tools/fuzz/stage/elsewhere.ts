/** A table of another server: no one of ours may ever reach it. Its channel is there only so that the bot has where to speak. */
export const ELSEWHERE = { guildId: '1200000000000000999', channelId: '1200000000000000998' } as const;
