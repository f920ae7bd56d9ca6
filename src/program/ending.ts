/** Listens for what ends the program: signals and uncaught errors. */

export type End =
  | { readonly code: 'signal'; readonly signal: StopSignal }
  /**
   * After an uncaught error the state of the program is unknown: it shuts down in an orderly way, and its supervisor restarts it.
   */
  | { readonly code: 'fault'; readonly error: unknown };

/** A closing terminal sends SIGHUP. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof STOP_SIGNALS)[number];

const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;

/** The part of `process` that this file uses. */
export interface Host {
  on(event: StopSignal | (typeof FAULTS)[number], listener: (what: unknown) => void): unknown;
  off(event: StopSignal | (typeof FAULTS)[number], listener: (what: unknown) => void): unknown;
  exit(code: number): void;
}

export interface Endings {
  /** Aborts at the first reason to end. The signal's reason is an `End`. */
  readonly signal: AbortSignal;
  /** Resolves at the first reason to end. */
  readonly came: Promise<End>;
  /** Restores the default behaviour of the process. */
  letGo(): void;
}

/**
 * A terminal signals npm and the bot at the same time, and npm forwards its signal: a signal repeated within this time is the
 * same one.
 */
const SAME_SIGNAL_MS = 1_000;

export interface EndHandlers {
  /** Called for an uncaught error while the program is already ending. */
  readonly another: (error: unknown) => void;
  /** Called on a second signal: the program ends as soon as this resolves. */
  readonly again: () => Promise<void>;
}

export function listenForEnd(host: Host, handlers: EndHandlers): Endings {
  const controller = new AbortController();
  let since = 0;
  const came = new Promise<End>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(controller.signal.reason as End));
  });
  const end = (how: End) => {
    since = performance.now();
    controller.abort(how);
  };
  const onSignal = (signal: StopSignal) => {
    if (!controller.signal.aborted) return end({ code: 'signal', signal });
    if (performance.now() - since < SAME_SIGNAL_MS) return;
    void handlers.again().finally(() => host.exit(1));
  };
  const onFault = (error: unknown) => {
    if (controller.signal.aborted) handlers.another(error);
    else end({ code: 'fault', error });
  };
  const listeners = [
    ...STOP_SIGNALS.map((signal) => [signal, () => onSignal(signal)] as const),
    ...FAULTS.map((fault) => [fault, onFault] as const),
  ];
  for (const [event, listener] of listeners) host.on(event, listener);
  return {
    signal: controller.signal,
    came,
    letGo() {
      for (const [event, listener] of listeners) host.off(event, listener);
    },
  };
}

/** The bot cannot start or continue. The message is one sentence for the operator. */
export class CannotRun extends Error {}
