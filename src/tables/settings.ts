/** What people have chosen for themselves and moderators for their server. Null: nothing was chosen. */
import type { Language } from '../words/languages.ts';
import type { UserId } from './table.ts';

export interface PersonSettings {
  /** Of everything that only this person reads. */
  readonly language: Language | null;
}

export interface ServerSettings {
  /** Of the tables that are opened from now on. */
  readonly language: Language | null;
}

export interface Settings {
  ofPerson(userId: UserId): Promise<PersonSettings>;
  ofServer(guildId: string): Promise<ServerSettings>;
  /** What is not named stays as it is. */
  changePerson(userId: UserId, chosen: Partial<PersonSettings>, changedAt: Date): Promise<void>;
  changeServer(guildId: string, chosen: Partial<ServerSettings>, changedAt: Date): Promise<void>;
}
