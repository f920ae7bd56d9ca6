/** Reads options whose names have changed. Clients show cached commands for a while, so the old names keep working. */
import type { ChatInputCommandInteraction } from 'discord.js';

const RENAMED: ReadonlyMap<string, string> = new Map([
  ['most-tables', 'max-tables'],
  ['most-in-channel', 'max-per-channel'],
]);

export function currentOptionName(name: string): string {
  return RENAMED.get(name) ?? name;
}

/** The whole number typed into that option, under its current name or an older one; null if the player omitted it. */
export function integerTyped({ options }: ChatInputCommandInteraction, name: string): number | null {
  const older = [...RENAMED].flatMap(([before, now]) => (now === name ? [before] : []));
  for (const each of [name, ...older]) {
    const typed = options.getInteger(each);
    if (typed !== null) return typed;
  }
  return null;
}
