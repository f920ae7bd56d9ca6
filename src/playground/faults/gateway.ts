/** Faults that a test injects into the bot's connection to the gateway. */
export type GatewayFaults =
  /** All connections, or that of one shard, are cut. The session can then be resumed, or is over. */
  | { readonly kind: 'dropped'; readonly resumable: boolean; readonly shard?: number }
  /** Discord reports that the session is invalid. The bot can resume it on the same connection, or it is over. */
  | { readonly kind: 'invalid-session'; readonly resumable: boolean }
  /** Discord asks the bot to reconnect. */
  | { readonly kind: 'reconnect' }
  /** Discord closes the connection with this code. */
  | { readonly kind: 'closed'; readonly code: number }
  /** From now on Discord rejects every login with this close code. */
  | { readonly kind: 'refusing'; readonly code: number }
  /** The next connection is told to send heartbeats every `beatEvery` ms, but receives nothing, not even acknowledgements. */
  | { readonly kind: 'zombie'; readonly beatEvery: number }
  /** The next resume repeats this many events that the bot has already received. */
  | { readonly kind: 'forgetful'; readonly events: number }
  /** The next connection's Hello has no heartbeat interval. */
  | { readonly kind: 'empty-hello' }
  /** Discord accepts no connections until `open`. */
  | { readonly kind: 'shut' | 'open' };
