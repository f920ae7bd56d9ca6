/** What can happen to the bot's connection to the gateway. */
export type GatewayFaults =
  /** Cut; the session may be resumed, or is over. */
  | { readonly kind: 'dropped'; readonly resumable: boolean }
  /** Discord says that the session is not valid: it may be resumed on the same connection, or is over. */
  | { readonly kind: 'invalid-session'; readonly resumable: boolean }
  /** Discord asks the bot to connect anew. */
  | { readonly kind: 'reconnect' }
  /** Closed with a code of Discord's. */
  | { readonly kind: 'closed'; readonly code: number }
  /** Whoever logs in from now on is turned away with a code of Discord's. */
  | { readonly kind: 'refusing'; readonly code: number }
  /** The next connection is to beat that often, in ms, but hears nothing any more, not even that its heart beats. */
  | { readonly kind: 'zombie'; readonly beatEvery: number }
  /** The next resume is told again so many events that the bot has heard already. */
  | { readonly kind: 'forgetful'; readonly events: number }
  /** Nobody is let in, until it is open again. */
  | { readonly kind: 'shut' | 'open' };
