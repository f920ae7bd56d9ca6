/** Loaded before the program: makes its machine's clock wrong by CLOCK_AHEAD_MS. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
