/** REST routes for the application's emojis. */
import { type JsonObject, textOf } from '../json.ts';
import type { ApplicationEmoji } from '../model/emojis.ts';
import { answer, type Reply, refusalOf, refuse } from '../replies.ts';
import type { Problems } from '../validation/problems.ts';
import { APPLICATION_ID, BOT_ID } from '../world/hall.ts';
import { userOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import type { Call } from './call.ts';

const NAME = /^\w{2,32}$/;
const PICTURE = /^data:image\/png;base64,([A-Za-z0-9+/]+=*)$/;
const MAX_BYTES = 256 * 1024;
const MAX_EMOJIS = 2000;

export function listEmojis(call: Call): Reply {
  if (call.param('application') !== APPLICATION_ID) return refuse('missing-access');
  return answer({ items: [...call.world.emojis.known.values()].map((one) => onWire(call.world, one)) });
}

export function createEmoji(call: Call): Reply {
  const { world, body } = call;
  if (call.param('application') !== APPLICATION_ID) return refuse('missing-access');
  const picture = Buffer.from(PICTURE.exec(textOf(body['image']))?.[1] ?? '', 'base64');
  const refusal = refusalOf((problems) => checkNew(problems, world, body, picture));
  if (refusal) return refusal;
  const emoji = { id: world.newId(), name: textOf(body['name']), picture };
  world.emojis.known.set(emoji.id, emoji);
  world.emit({ what: 'emojis-changed' });
  return answer(onWire(world, emoji), 201);
}

function checkNew(problems: Problems, { emojis }: World, body: JsonObject, picture: Buffer): void {
  const name = textOf(body['name']);
  if (!NAME.test(name)) problems.at('name').add('STRING_TYPE_REGEX', 'String value did not match regex.');
  if ([...emojis.known.values()].some((one) => one.name === name))
    problems.at('name').add('APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'The name of this emoji is taken');
  if (picture.length === 0) problems.at('image').add('IMAGE_INVALID', 'Invalid image');
  if (picture.length > MAX_BYTES) problems.at('image').add('BINARY_TYPE_MAX_SIZE', 'File is too large');
  if (emojis.known.size >= MAX_EMOJIS) problems.add('MAX_EMOJIS', 'Maximum number of emojis reached');
}

function onWire(world: World, { id, name }: ApplicationEmoji): JsonObject {
  const bot = world.people.get(BOT_ID);
  return {
    id,
    name,
    roles: [],
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
    ...(bot === undefined ? {} : { user: userOnWire(bot) }),
  };
}
