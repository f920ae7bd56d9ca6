/** The gateway: the WebSocket over which the bot receives events. */
import { randomUUID } from 'node:crypto';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { GatewayFaults } from '../faults/gateway.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';
import { applicationOnWire } from '../rest/lookups.ts';
import { BOT_ID, TOKEN } from '../world/hall.ts';
import { serversOfBot } from '../world/servers.ts';
import { hears, type Shard, shardIn } from '../world/sharding.ts';
import { userOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { aboutServer, type Dispatch, dispatchOf } from './dispatch.ts';

const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

const CLOSE = {
  unknownError: 4000,
  unknownOp: 4001,
  unreadable: 4002,
  notAuthenticated: 4003,
  wrongToken: 4004,
  alreadyAuthenticated: 4005,
  invalidShard: 4010,
  forbiddenIntents: 4014,
} as const;

/** Discord grants the intents for members, presences and message content only on request; the local Discord never does. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
const HEARTBEAT_EVERY = 41_250;

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  readonly sent: { readonly s: number; readonly t: string; readonly d: object }[];
  socket: WebSocket | null;
}

interface Gateway {
  readonly server: WebSocketServer;
  /** Whether the gateway currently accepts no connections. */
  readonly isShut: () => boolean;
  readonly close: () => void;
}

export function openGateway(world: World, base: string): Gateway {
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const unwatch = world.watch((change) => {
    if (change.what === 'gateway-fault') return applyFault(change.fault);
    const payload = dispatchOf(world, change, base);
    if (payload) for (const session of sessions.values()) deliver(session, payload);
  });

  /** The session of each connection; an invalid session has none. */
  const identified = new WeakMap<WebSocket, Session>();
  /** Connections that no longer receive anything. */
  const zombies = new WeakSet<WebSocket>();
  let zombieBeat: number | null = null;
  let eventsToRepeat = 0;
  let isNextHelloEmpty = false;
  let isShut = false;
  let refusedWith: number | null = null;

  function applyFault(fault: GatewayFaults): void {
    if (fault.kind === 'shut' || fault.kind === 'open') isShut = fault.kind === 'shut';
    else if (fault.kind === 'empty-hello') isNextHelloEmpty = true;
    else if (fault.kind === 'reconnect') {
      for (const { socket } of sessions.values()) send(socket, { op: OP.reconnect });
    } else if (fault.kind === 'refusing') refusedWith = fault.code;
    else if (fault.kind === 'invalid-session') invalidate([...sessions.values()], fault.resumable);
    else if (fault.kind === 'dropped') {
      const { shard, resumable } = fault;
      const hit = [...sessions.values()].filter((one) => shard === undefined || one.shard.id === shard);
      if (!resumable) invalidate(hit, false);
      drop(hit, CLOSE.unknownError);
    } else {
      if (fault.kind === 'zombie') zombieBeat = fault.beatEvery;
      if (fault.kind === 'forgetful') eventsToRepeat = fault.events;
      drop(sessions.values(), fault.kind === 'closed' ? fault.code : CLOSE.unknownError);
    }
  }

  function drop(cut: Iterable<Session>, code: number): void {
    for (const { socket } of cut) socket?.close(code, 'Dropped');
  }

  /** A resumable session is kept, and the bot is only told to resume it. */
  function invalidate(open: readonly Session[], resumable: boolean): void {
    for (const session of open) {
      send(session.socket, { op: OP.invalidSession, d: resumable });
      if (session.socket) identified.delete(session.socket);
      if (resumable) session.socket = null;
      else sessions.delete(session.id);
    }
    setOnline();
  }

  function deliver(session: Session, { t, d, intent, serverId }: Dispatch): void {
    if (intent !== 0 && (session.intents & intent) === 0) return;
    if (hears(session.shard, serverId)) dispatch(session, t, d);
  }

  function dispatch(session: Session, t: string, d: object): void {
    const s = session.sent.length + 1;
    session.sent.push({ s, t, d });
    if (session.socket && zombies.has(session.socket)) return;
    send(session.socket, { op: OP.dispatch, s, t, d });
  }

  function attach(session: Session, socket: WebSocket): void {
    session.socket = socket;
    identified.set(socket, session);
    socket.once('close', () => {
      if (session.socket === socket) session.socket = null;
      setOnline();
    });
    setOnline();
  }

  function setOnline(): void {
    const isOnline = [...sessions.values()].some((session) => session.socket !== null);
    if (isOnline === world.bot.isOnline) return;
    world.bot.isOnline = isOnline;
    world.emit({ what: isOnline ? 'bot-online' : 'bot-offline' });
  }

  function identify(socket: WebSocket, data: JsonObject): void {
    const intents = numberOf(data['intents']);
    if (textOf(data['token']).replace(/^Bot /, '') !== TOKEN) {
      socket.close(CLOSE.wrongToken, 'Authentication failed.');
      return;
    }
    if (refusedWith !== null) {
      socket.close(refusedWith, 'Refused.');
      return;
    }
    if ((intents & PRIVILEGED) !== 0) {
      socket.close(CLOSE.forbiddenIntents, 'Disallowed intent(s).');
      return;
    }
    const shard = shardIn(data['shard']);
    if (shard === null) {
      socket.close(CLOSE.invalidShard, 'Invalid shard.');
      return;
    }
    if (!world.sharding.admits(shard.id)) {
      send(socket, { op: OP.invalidSession, d: false });
      return;
    }
    // The new session replaces the older sessions of the same shard whose bot disconnected without resuming.
    for (const gone of sessions.values())
      if (gone.socket === null && gone.shard.id === shard.id) sessions.delete(gone.id);
    const [activity] = listOf(objectOf(data['presence'])['activities']).map(objectOf);
    world.bot.status = textOf(activity?.['state']);
    const session: Session = { id: randomUUID(), intents, shard, sent: [], socket: null };
    sessions.set(session.id, session);
    session.socket = socket;
    dispatch(session, 'READY', ready(session));
    for (const { id } of serversOfBot(world)) {
      const payload = aboutServer(world, id, 'there');
      if (payload) deliver(session, payload);
    }
    attach(session, socket);
  }

  function ready({ id: sessionId, shard }: Session): object {
    const servers = serversOfBot(world).filter(({ id }) => hears(shard, id));
    const bot = world.people.get(BOT_ID);
    return {
      v: 10,
      user: bot ? userOnWire(bot) : { id: BOT_ID },
      guilds: servers.map(({ id }) => ({ id, unavailable: true })),
      session_id: sessionId,
      resume_gateway_url: `${base.replace('http', 'ws')}/gateway`,
      shard: [shard.id, shard.count],
      application: applicationOnWire(world),
    };
  }

  function resume(socket: WebSocket, data: JsonObject): void {
    const session = sessions.get(textOf(data['session_id']));
    if (!session || textOf(data['token']).replace(/^Bot /, '') !== TOKEN) {
      send(socket, { op: OP.invalidSession, d: false });
      return;
    }
    const last = numberOf(data['seq']) - eventsToRepeat;
    eventsToRepeat = 0;
    for (const { s, t, d } of session.sent) if (s > last) send(socket, { op: OP.dispatch, s, t, d });
    session.socket = socket;
    dispatch(session, 'RESUMED', {});
    attach(session, socket);
  }

  server.on('connection', (socket) => {
    const hello = { heartbeat_interval: zombieBeat ?? HEARTBEAT_EVERY };
    send(socket, { op: OP.hello, d: isNextHelloEmpty ? null : hello });
    isNextHelloEmpty = false;
    if (zombieBeat !== null) zombies.add(socket);
    zombieBeat = null;
    socket.on('message', (raw) => {
      const packet = read(raw);
      if (!packet) return socket.close(CLOSE.unreadable, 'Error while decoding payload.');
      const data = objectOf(packet['d']);
      if (packet['op'] === OP.heartbeat) {
        return zombies.has(socket) ? undefined : send(socket, { op: OP.heartbeatAck });
      }
      const session = identified.get(socket);
      if (packet['op'] === OP.identify || packet['op'] === OP.resume) {
        if (session) return socket.close(CLOSE.alreadyAuthenticated, 'Already authenticated.');
        return packet['op'] === OP.identify ? identify(socket, data) : resume(socket, data);
      }
      if (!session) return socket.close(CLOSE.notAuthenticated, 'Not authenticated.');
      const isHarmless = packet['op'] === 3 || packet['op'] === 4 || packet['op'] === 8;
      if (!isHarmless) socket.close(CLOSE.unknownOp, 'Unknown opcode.');
    });
  });

  return {
    server,
    isShut: () => isShut,
    close: () => {
      unwatch();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

function send(socket: WebSocket | null, packet: object): void {
  if (socket?.readyState === 1) socket.send(JSON.stringify({ d: null, s: null, t: null, ...packet }));
}

function read(raw: RawData): JsonObject | null {
  try {
    return objectOf(JSON.parse(Buffer.isBuffer(raw) ? raw.toString('utf8') : ''));
  } catch {
    return null;
  }
}
