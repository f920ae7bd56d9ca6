/** The types of everything that the local Discord stores. Times are ms since 1970; ids are snowflakes as text. */
import type { JsonObject } from '../json.ts';

export const CHANNEL_TYPES = { text: 0, direct: 1, publicThread: 11, privateThread: 12, forum: 15 } as const;
export const MESSAGE_TYPES = { threadCreated: 18 } as const;
export const INTERACTION_TYPES = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
export type InteractionType = (typeof INTERACTION_TYPES)[keyof typeof INTERACTION_TYPES];

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export interface Server {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** The server has the bot's commands but not the bot. */
  readonly hasCommandsOnly?: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
  readonly managed: boolean;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly locale: string;
  readonly roleIds: readonly string[];
  /** The servers that this person has left. */
  readonly left: readonly string[];
  /** The time at which this person last rejoined each server, by the server's id; omitted if they never left. */
  readonly joinedAt: Readonly<Record<string, number>>;
  readonly takesDirectMessages: boolean;
  /** The end of a moderator's time-out; omitted if they were never timed out. */
  readonly timedOutUntil?: number;
}

interface Overwrite {
  readonly id: string;
  readonly kind: 'role' | 'member';
  readonly allow: bigint;
  readonly deny: bigint;
}

/** A tag that the posts of a forum can have. */
export interface ForumTag {
  readonly id: string;
  readonly name: string;
  /** Only people with permission to manage threads can add it to a post or remove it. */
  readonly moderated: boolean;
}

export interface Channel {
  readonly id: string;
  readonly type: number;
  /** Null for direct messages. */
  readonly serverId: string | null;
  readonly name: string;
  readonly topic: string;
  readonly position: number;
  readonly overwrites: readonly Overwrite[];
  /** The parent channel of a thread; null for anything else. */
  readonly parentId: string | null;
  readonly ownerId: string | null;
  /** The people added to a private thread; null for anything else. */
  readonly members: readonly string[] | null;
  readonly archived: boolean;
  readonly locked: boolean;
  /** The minutes of inactivity after which Discord would archive the thread. */
  readonly archiveAfter: number;
  /** The tags that a forum offers; omitted elsewhere. */
  readonly availableTags?: readonly ForumTag[];
  /** The ids of a post's tags; omitted elsewhere. */
  readonly appliedTags?: readonly string[];
  /** The other person of a direct message. */
  readonly recipientId: string | null;
  readonly createdAt: number;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly contentType: string;
  /** The size in bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** An uploaded file; `field` is the n of `files[n]`. */
export interface Upload {
  readonly field: string;
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A file that a person attaches to a command. */
export type GivenFile = Pick<Upload, 'filename' | 'bytes'>;

interface Media {
  readonly url?: string;
  readonly attachment_id?: string;
}

interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: JsonObject;
  readonly default?: boolean;
}

/** Any component, with Discord's own field names, after validation. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly description?: string | null;
  readonly style?: number;
  readonly url?: string;
  readonly emoji?: JsonObject;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly required?: boolean;
  readonly value?: string;
  readonly default?: boolean;
  readonly options?: readonly SelectOption[];
  readonly channel_types?: readonly number[];
  readonly content?: string;
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly items?: readonly {
    readonly media: Media;
    readonly description?: string;
    readonly spoiler?: boolean;
  }[];
  readonly media?: Media;
  readonly file?: Media;
  readonly accent_color?: number | null;
  readonly divider?: boolean;
  readonly spacing?: number;
  readonly spoiler?: boolean;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type: number;
  readonly content: string;
  readonly embeds: readonly JsonObject[];
  readonly components: readonly Component[];
  readonly attachments: readonly Attachment[];
  readonly flags: number;
  /** The ids of the users that the message actually pings. */
  readonly mentions: readonly string[];
  readonly createdAt: number;
  readonly editedAt: number | null;
  /** The only person who sees an ephemeral message. */
  readonly visibleTo: string | null;
  readonly nonce: string | null;
  readonly replyTo: string | null;
  readonly threadId: string | null;
  readonly interactionId: string | null;
  /** The command that the message responds to, such as `game new`. */
  readonly command: { readonly name: string; readonly userId: string } | null;
  /** The times of edits made when the message was over an hour old. */
  readonly lateEdits: readonly number[];
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly Choice[];
  readonly options?: readonly CommandOption[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
}

/** A registered command, with Discord's own field names. `guild_id` is absent for a global one. */
export interface Command {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly version: string;
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly options: readonly CommandOption[];
  readonly default_member_permissions: string | null;
  readonly contexts: readonly number[] | null;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
}

export interface Modal {
  readonly id: string;
  readonly personId: string;
  readonly channelId: string;
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
  /** The message whose button opened the modal. */
  readonly sourceMessageId: string | null;
}

/** The bot's first response to an interaction; `none` until it arrives. */
export type Response =
  | { readonly kind: 'none' }
  | { readonly kind: 'message'; readonly messageId: string }
  | { readonly kind: 'deferred'; readonly messageId: string }
  | { readonly kind: 'deferred-update' }
  | { readonly kind: 'update'; readonly messageId: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'modal'; readonly modalId: string };

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly personId: string;
  readonly channelId: string;
  readonly createdAt: number;
  readonly sourceMessageId: string | null;
  readonly commandName: string | null;
  /** The type of the option that is being typed, for autocomplete. */
  readonly focusedType: number | null;
  readonly response: Response;
  /** The message behind `@original`. */
  readonly originalId: string | null;
  /** Every message written through this interaction, oldest first; an edit is listed again. */
  readonly written: readonly string[];
  /** True if three seconds passed without a first response. */
  readonly isVoid: boolean;
}

export interface Notification {
  readonly userId: string;
  readonly messageId: string;
  readonly channelId: string;
  /** The text on a phone; empty for a message that contains only Components V2. */
  readonly text: string;
  readonly at: number;
}

/** The part of the application's profile that the bot may write, with Discord's own field names. */
export interface Profile {
  readonly description: string;
  readonly tags?: readonly string[];
  readonly install_params?: { readonly scopes: readonly string[]; readonly permissions: string };
  readonly integration_types_config?: JsonObject;
  readonly custom_install_url?: string;
}
