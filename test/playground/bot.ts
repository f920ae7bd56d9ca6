/** A small real bot, logged in to a local Discord of its own, for the tests to play with. */
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  startLocalDiscord,
} from '../../src/playground/local-discord.ts';
import { person } from '../shared/people.ts';

export interface Play {
  readonly local: LocalDiscord;
  readonly client: Client<true>;
  /** Sets how the bot answers from now on. */
  readonly answers: (how: (interaction: Interaction) => Promise<unknown>) => void;
  /** The errors in the bot's answers. */
  readonly faults: readonly unknown[];
  readonly ada: ReturnType<typeof person>;
  readonly bo: ReturnType<typeof person>;
  readonly channelId: string;
  readonly end: () => Promise<void>;
}

export async function startPlay(options: Partial<LocalDiscordOptions> = {}): Promise<Play> {
  const local = await startLocalDiscord({ port: 0, ...options });
  const client = await login(local);
  let how: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve();
  const faults: unknown[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    how(interaction).catch((fault: unknown) => faults.push(fault));
  });
  const channel = local.world.channelCalled('#yggdrasil');
  if (!channel) throw new Error('The hall has lost its channel');
  return {
    local,
    client,
    faults,
    answers: (next) => {
      how = next;
    },
    ada: person(local, 'Ada'),
    bo: person(local, 'Bo'),
    channelId: channel.id,
    end: async () => {
      await client.destroy();
      await local.close();
    },
  };
}

async function login(local: LocalDiscord): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.apiUrl } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(local.token);
  return ready;
}

/** Calls the REST API as the bot does, without a client that would check the body first. */
export async function rest(
  local: LocalDiscord,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly code: number | undefined; readonly text: string }> {
  const response = await fetch(`${local.apiUrl}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${local.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const code = text === '' ? undefined : (JSON.parse(text) as { code?: number }).code;
  return { status: response.status, code, text };
}
